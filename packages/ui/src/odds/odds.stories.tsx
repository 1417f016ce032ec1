import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longGerman, longHindi, arabicName, latinName } from "../story/hard-values.ts";
import { type Sized, sizes } from "../story/sizes.tsx";
import { holds } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { keyboard } from "./odds.keyboard.ts";
import { Odds, type OddsProps } from "./odds.tsx";

const meta = {
  title: "Actions/Odds",
  component: Odds,
  args: {
    "aria-label": "Match winner",
    items: [
      { id: "mi", label: "Mumbai", odds: "1.62" },
      { id: "csk", label: "Chennai", odds: "2.35" },
      { id: "tie", label: "Tie", odds: "34.00" },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Odds>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pressing takes one to the slip, pressing another moves it, pressing it again takes it back. */
export const Rest: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent, args }) => {
    const chennai = canvas.getByRole("button", { name: "Chennai 2.35" });
    const [tab, enter, space] = keyboard.map((row) => `[${row.keys}]`);
    await userEvent.keyboard(`${tab}${tab}`);
    await expect(chennai).toHaveFocus();
    await userEvent.keyboard(enter ?? "");
    await expect(chennai).toHaveAttribute("aria-pressed", "true");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("csk", expect.objectContaining({ reason: "choose" }));
    await userEvent.keyboard(space ?? "");
    await expect(chennai).toHaveAttribute("aria-pressed", "false");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("", expect.objectContaining({ reason: "clear" }));
  },
};
export const Chosen: Story = { args: { value: "csk" } };
/** The page decides: what it does not accept does not change. */
export const Controlled: Story = {
  args: { value: "mi" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Tie 34.00" }));
    await expect(canvas.getByRole("button", { name: "Mumbai 1.62" })).toHaveAttribute("aria-pressed", "true");
  },
};
/** A market in which no bet is taken. */
export const Suspended: Story = {
  args: {
    items: [
      { id: "mi", label: "Mumbai", odds: "1.62", disabled: true },
      { id: "csk", label: "Chennai", odds: "2.35", disabled: true },
    ],
  },
};
export const OnCloth: Story = {
  args: { value: "csk" },
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <Odds {...args} />
    </div>
  ),
};
/** Long names in a narrow container. */
export const LongWordsNarrow: Story = {
  args: {
    style: { inlineSize: 220 },
    items: [
      { id: "a", label: "Royal Challengers Bengaluru", odds: "1.62" },
      { id: "b", label: "कोलकाता नाइट राइडर्स", odds: "2.35" },
      { id: "c", label: "تعادل", odds: "34.00" },
    ],
  },
};
/** Words that cannot break, odds that are none, both directions, no choice, two hundred. */
export const Bounds: Story = {
  render: () => (
    <Cases>
      <Case of="Long words">
        <Odds
          aria-label="Long words"
          items={[
            { id: "a", label: longGerman, odds: "1.62" },
            { id: "b", label: longHindi, odds: "99999999999.00" },
            { id: "c", label: "Tie", odds: "" },
          ]}
        />
      </Case>
      <Case of="Arabic among Latin" text={arabicName} apart>
        <Odds aria-label="Arabic" items={[{ id: "a", label: arabicName, odds: "1.62" }]} />
      </Case>
      <Case of="Latin among Arabic" dir="rtl" text={latinName} apart>
        <Odds aria-label="Latin" items={[{ id: "a", label: latinName, odds: "-1.62" }]} />
      </Case>
      <Case of="None">
        <Odds aria-label="None" items={[]} />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => holds(canvasElement, 4),
};
export const Sizes: Story = sizes(
  ({ size, label, ...args }: Omit<OddsProps, "size"> & Sized) => (
    <Odds {...args} size={size === "sm" ? "sm" : "md"} aria-label={label} />
  ),
  "[data-component]",
  "block-size",
  ["sm", "md"],
);
