import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { stateNames } from "../story/force-states.ts";
import { EachState, forcedStates } from "../story/forced-states.tsx";
import { longGerman, many } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { PrizeSlider } from "./prize-slider.tsx";

const steps = many(11, (at) => ({ prize: `1,${800 + at * 19}`, rebate: `${(10 - at * 0.95).toFixed(1)}%` }));
const meta = {
  title: "Patterns/PrizeSlider",
  component: PrizeSlider,
  args: { label: "Prize and rebate", steps, onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof PrizeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At first the largest prize; a smaller prize gives more back. */
export const Rest: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const rtl = getComputedStyle(canvasElement).direction === "rtl";
    const slider = canvas.getByRole("slider", { name: "Prize and rebate" });
    // Right to left, each figure is isolated.
    const said = expect.stringMatching(/^Prize \u2068?1,990\u2069?, rebate \u2068?0\.5%\u2069?$/u);
    await expect(slider).toHaveAttribute("aria-valuetext", said);
    await userEvent.tab();
    await userEvent.keyboard(rtl ? "{ArrowRight}" : "{ArrowLeft}");
    await expect(canvas.getByText("1,971")).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(9, expect.anything());
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByText("10.0%")).toBeVisible();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByText("1,990")).toBeVisible();
    await userEvent.keyboard(rtl ? "{ArrowLeft}" : "{ArrowRight}");
    await expect(canvas.getByText("1,990")).toBeVisible();
  },
};
/** The thumb: at rest, hovered, focused and pressed. */
export const HoverAndFocus: Story = {
  decorators: [forcedStates("[role=slider]")],
  render: (args) => <EachState inline={200}>{(state) => <PrizeSlider {...args} label={stateNames[state]} />}</EachState>,
};
/** The prize cannot be moved now. */
export const Disabled: Story = { args: { disabled: true } };
/** One step leaves nothing to choose: only the figures remain. */
export const OneStep: Story = {
  args: { steps: steps.slice(-1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("slider")).toBeNull();
    await expect(canvas.getByText("1,990")).toBeVisible();
  },
};
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <PrizeSlider {...args} />
    </div>
  ),
};
/** No step, a value that is none, words that cannot break. */
export const Bounds: Story = {
  render: (args) => (
    <Cases inline={288}>
      <Case of="None">
        <PrizeSlider {...args} label="None" steps={[]} />
      </Case>
      <Case of="No value">
        <PrizeSlider {...args} label={longGerman} value={Number.NaN} />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    await holds(canvasElement, 2);
  },
};
