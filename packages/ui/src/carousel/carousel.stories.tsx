import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { longGerman, longHindi, arabicName, many } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { Button } from "../button/button.tsx";
import { moneyParts } from "../money/money-parts.ts";
import { Money } from "../money/money.tsx";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { Surface } from "../surface/surface.tsx";
import { Text } from "../text/text.tsx";
import { keyboard } from "./carousel.keyboard.ts";
import { Carousel } from "./carousel.tsx";

const offers = [
  ["Weekly rebate", 41_260n],
  ["First deposit", 500_000n],
  ["Invite a friend", 50_000n],
  ["Birthday gift", 108_800n],
  ["VIP 3 welcome", 250_000n],
  ["साप्ताहिक कैशबैक", 75_000n],
  ["مكافأة الدعوة", 60_000n],
] as const;
const cards = offers.map(([title, amount]) => (
  <Surface key={title} padding="md" style={{ inlineSize: 220 }}>
    <Text size="sm" tone="muted">
      <bdi>{title}</bdi>
    </Text>
    <Money parts={moneyParts({ amount, currency: "INR", locale: "en-IN", minor: "ifAny" })} size="xl" />
    <div>
      <Button size="sm" aria-label={`Take: ${title}`}>
        Take
      </Button>
    </div>
  </Surface>
));

const meta = {
  title: "Media/Carousel",
  component: Carousel,
  args: { "aria-label": "Rewards", view: "several", children: cards },
  argTypes: { children: { control: false } },
  decorators: [
    (Render) => (
      <div style={{ maxInlineSize: 740 }}>
        <Render />
      </div>
    ),
  ],
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const slideOf = (place: number) => `${place} of ${offers.length}`;
/** Next shows the first slide that was out of view; only visible slides can be reached. */
export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    const group = (place: number) => canvas.getByRole("group", { name: slideOf(place), hidden: true });
    await waitFor(() => expect(group(3)).not.toHaveAttribute("inert"));
    await expect(group(4)).toHaveAttribute("inert");
    await expect(canvas.getByRole("button", { name: "Previous" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await waitFor(() => expect(group(4)).not.toHaveAttribute("inert"));
    await waitFor(() => expect(group(1)).toHaveAttribute("inert"));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Previous" })).not.toHaveAttribute("aria-disabled"));
  },
};
/** Slides that all fit need no buttons. */
export const AllFit: Story = {
  args: { children: cards.slice(0, 2) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Next" })).toBeNull());
    await expect(canvas.getAllByRole("group", { name: /of 2/ })).toHaveLength(2);
  },
};
/** One slide fills the width. */
export const OneAtATime: Story = { args: { view: "one", children: cards.slice(0, 3) } };
export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent, step }) => {
    const group = (place: number) => canvas.getByRole("group", { name: slideOf(place), hidden: true });
    const next = canvas.getByRole("button", { name: "Next" });
    const inView = (first: number, last: number) =>
      waitFor(async () => {
        for (const at of [first, last]) await expect(group(at)).not.toHaveAttribute("inert");
        for (const at of [first - 1, last + 1].filter((one) => one > 0)) await expect(group(at)).toHaveAttribute("inert");
      });
    await inView(1, 3);
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        ArrowRight: async (press) => {
          next.focus();
          await press();
          await inView(4, 6);
          await expect(next).toHaveFocus();
        },
        ArrowLeft: async (press) => {
          await press();
          await inView(1, 3);
        },
        Enter: async (press) => {
          await press();
          await inView(4, 6);
        },
        Tab: async (press) => {
          canvas.getByRole("button", { name: "Take: Birthday gift" }).focus();
          await press();
          await expect(canvas.getByRole("button", { name: "Take: VIP 3 welcome" })).toHaveFocus();
        },
      },
    );
  },
};
export const Arabic: Story = { args: { "aria-label": "المكافآت" }, globals: { language: "ar" } };
export const Narrow: Story = {
  decorators: [
    (Render) => (
      <div style={{ maxInlineSize: 320 }}>
        <Render />
      </div>
    ),
  ],
};
/** No slide, one, a hundred, cards whose words cannot break. */
export const Bounds: Story = {
  args: { children: [] },
  render: (args) => (
    <Cases>
      <Case of="None">
        <Carousel {...args} aria-label="None" />
      </Case>
      <Case of="A hundred">
        <Carousel {...args} aria-label="A hundred">
          {many(100, (place) => (
            <Surface key={place} padding="md" style={{ inlineSize: 220 }}>
              <a href="#reward">{place === 0 ? longGerman : `Reward ${place}`}</a>
            </Surface>
          ))}
        </Carousel>
      </Case>
      <Case of="One at a time, long words">
        <Carousel {...args} aria-label="Long words" view="one">
          {[longHindi, arabicName].map((text) => (
            <Surface key={text} padding="md">
              <a href="#reward">{text}</a>
            </Surface>
          ))}
        </Carousel>
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 3);
    await waitFor(() => expect(canvas.getByRole("group", { name: "1 of 100" })).not.toHaveAttribute("inert"));
  },
};
