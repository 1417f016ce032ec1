import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { stateNames } from "../story/force-states.ts";
import { EachState, forcedStates } from "../story/forced-states.tsx";
import { longGerman, many } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { numbersBetween } from "../number-board/numbers-between.ts";
import { NumberTrends } from "./number-trends.tsx";
import { trendsIn } from "./trends-in.ts";

/** A hundred draws of five figures that look drawn and are the same each time. */
const draws = many(100, (draw) => many(5, (place) => String(((draw + 3) * (place + 7) * 2_654_435_761) % 10)));
const digits = numbersBetween(0, 9);
const meta = {
  title: "Patterns/NumberTrends",
  component: NumberTrends,
  args: { label: "All places", locale: "en-IN", draws: 100, trends: trendsIn(digits, draws), onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
} satisfies Meta<typeof NumberTrends>;
export default meta;
type Story = StoryObj<typeof meta>;

const middleOf = (part: Element | undefined) => {
  const box = part?.getBoundingClientRect();
  return (box?.x ?? 0) + (box?.width ?? 0) / 2;
};

/** How often each digit came in a hundred draws; the arrow keys and Space change the measure. */
export const Frequency: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const rtl = getComputedStyle(canvasElement).direction === "rtl";
    await expect(canvas.getByRole("figure", { name: "Drawn in the last 100 draws" })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(rtl ? "{ArrowLeft} " : "{ArrowRight} ");
    await expect(canvas.getByRole("radio", { name: "Omission" })).toBeChecked();
    const listed = (name: string) => [...canvas.getByRole("list", { name }).children].map(({ textContent }) => textContent);
    await expect(listed("Drawn most")).toEqual(["0", "2", "4", "6", "8"]);
    await expect(listed("Absent longest")).toEqual(["9", "5", "2", "6", "8"]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("omission", expect.objectContaining({ reason: "choose" }));
    // Each digit is below its own bar, the first and the last one, too.
    const bars = [...canvasElement.querySelectorAll("[data-part=bar]")];
    const words = [...canvasElement.querySelectorAll("[data-part=word]")];
    await expect(words.length).toBe(10);
    await expect(middleOf(words[0])).toBeCloseTo(middleOf(bars[0]), 0);
  },
};
/** For how many draws each of a hundred numbers has not come. */
export const Omission: Story = {
  args: {
    label: "Last two figures",
    defaultValue: "omission",
    trends: trendsIn(
      numbersBetween(0, 99),
      many(100, (draw) => many(27, (place) => String((draw * 31 + place * 17 + (draw % 7) * place) % 100).padStart(2, "0"))),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
    await expect(canvas.getAllByRole("row")).toHaveLength(101);
  },
};
/** The other measure and the switch to a table: at rest, hovered, focused and pressed. */
export const HoverAndFocus: Story = {
  decorators: [forcedStates("[role=radio]:last-of-type", "figure button")],
  render: (args) => <EachState inline={320}>{(state) => <NumberTrends {...args} label={stateNames[state]} />}</EachState>,
};
/** No draw yet. */
export const Empty: Story = { args: { draws: 0, trends: [] } };
/** No number, words that cannot break. */
export const Bounds: Story = {
  render: (args) => (
    <Cases inline={300}>
      <Case of="No number">
        <NumberTrends {...args} label="No number" trends={[]} draws={0} />
      </Case>
      <Case of="Long words">
        <NumberTrends {...args} label={longGerman} listed={50} />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    await holds(canvasElement, 2);
  },
};
