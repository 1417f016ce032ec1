import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import { hugeAmount, longGerman, longHindi } from "../story/hard-values.ts";
import { named } from "../story/named.ts";
import { wide } from "../theme/mixins.ts";
import { BetSlipDock } from "./bet-slip-dock.tsx";
import { BetSlip, type BetSlipProps } from "./bet-slip.tsx";
import { legs, quickStakes } from "./slip-fixture.ts";

const treble = { label: "Treble", odds: "6.46", stake: 10_000n, onStakeChange: fn() };
const system = {
  label: "System 2 of 3",
  detail: "3 bets, ₹100 on each",
  stake: 10_000n,
  combinations: 3,
  returns: 104_700n,
  onStakeChange: fn(),
};
const kinds = (
  <SegmentedControl
    aria-label="Kind of bet"
    fullWidth
    defaultValue="all"
    items={[
      { value: "singles", label: "Singles" },
      { value: "all", label: "Treble" },
      { value: "system", label: "System" },
    ]}
  />
);

const meta = {
  title: "Patterns/BetSlip/Multiples",
  // The page of the component is written by hand.
  tags: ["!autodocs"],
  component: BetSlip,
  args: {
    lines: legs,
    kinds,
    sharedStake: treble,
    currency: "INR",
    locale: "en-IN",
    quickStakes,
    note: "Balance ₹48,250.75 · 18+",
    onStakeChange: fn(),
    onRemove: fn(),
    onAcceptOdds: fn(),
    onDeclineOdds: fn(),
    onPlace: fn(),
  },
  // The controls panel cannot show a bigint.
  argTypes: {
    lines: { control: false },
    quickStakes: { control: false },
    sharedStake: { control: false },
    kinds: { control: false },
  },
  decorators: [
    (Render) => (
      <div style={{ maxInlineSize: 356 }}>
        <Render />
      </div>
    ),
  ],
} satisfies Meta<typeof BetSlip>;
export default meta;
type Story = StoryObj<typeof meta>;
const place = /^Place /;

/** The page's own part: it holds the stake. */
function Held(props: BetSlipProps) {
  const [stake, setStake] = useState(props.sharedStake?.stake);
  return <BetSlip {...props} sharedStake={{ ...(props.sharedStake ?? treble), stake, onStakeChange: setStake }} />;
}
const held = (args: BetSlipProps) => <Held {...args} />;

/** Three bets that win together: one stake, the combined odds, one return. */
export const Treble: Story = {
  render: held,
  play: async ({ canvas, userEvent }) => {
    const slip = canvas.getByRole("region", { name: "Bet slip" });
    const stake = canvas.getByRole("textbox", { name: named("Stake on Treble") });
    await expect(canvas.getAllByRole("textbox")).toEqual([stake]);
    await expect(slip).toHaveTextContent("₹646");
    await userEvent.clear(stake);
    await expect(canvas.getByRole("button", { name: place })).toBeDisabled();
    await userEvent.type(stake, "20");
    await expect(slip).toHaveTextContent("₹129.20");
    await userEvent.click(canvas.getByRole("button", { name: "\u2066₹500\u2069" }));
    await expect(canvas.getByRole("button", { name: named("Place ₹500") })).toBeEnabled();
  },
};
/** Every two of three bets are a bet of their own: the total is the stake times the combinations. */
export const System: Story = {
  args: { sharedStake: system },
  play: async ({ canvas }) => {
    const slip = canvas.getByRole("region", { name: "Bet slip" });
    await expect(slip).toHaveTextContent("₹1,047");
    await expect(canvas.getByRole("button", { name: named("Place ₹300") })).toBeEnabled();
  },
};
/** One bet is refused: the whole slip waits until it is removed. */
export const LegRefused: Story = {
  args: { lines: legs.map((leg) => (leg.id === "goa" ? { ...leg, refusal: "Betting on this match is closed." } : leg)) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("Betting on this match is closed.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: place })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: named("Remove Goa to win") }));
    await expect(args.onRemove).toHaveBeenLastCalledWith("goa");
  },
};
/** The odds of one bet have changed, and with them those of the treble. */
export const LegOddsChanged: Story = {
  args: {
    lines: legs.map((leg) => (leg.id === "goa" ? { ...leg, odds: "1.90", oddsBefore: "2.10" } : leg)),
    sharedStake: { ...treble, odds: "5.84" },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("button", { name: place })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Accept the new odds" }));
    await expect(args.onAcceptOdds).toHaveBeenCalledOnce();
  },
};
/** Two of three singles were placed. The third says why it was not, and can be placed again as it is. */
export const SingleNotPlaced: Story = {
  args: {
    kinds: undefined,
    sharedStake: undefined,
    lines: legs.slice(0, 1).map((leg) => ({ ...leg, stake: 10_000n, error: "The balance does not cover this bet." })),
  },
  play: async ({ canvas }) => {
    const stake = canvas.getByRole("textbox", { name: named("Stake on Mumbai to win") });
    await expect(stake).toHaveAccessibleDescription("The balance does not cover this bet.");
    await expect(canvas.getByRole("button", { name: /^Place / })).toBeEnabled();
  },
};
/** The stake is below the least: the field says so. */
export const SharedStakeTooSmall: Story = {
  args: {
    sharedStake: { ...system, stake: 100n, returns: 1047n, detail: "3 bets, ₹1 on each", message: "The least stake is ₹10." },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
    await expect(canvas.getByRole("button", { name: place })).toBeDisabled();
  },
};
/** While the treble is placed: everything can be read, nothing can be changed. */
export const TreblePending: Story = {
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeDisabled();
    await expect(canvas.getByRole("button", { name: /^Placing / })).toBeVisible();
  },
};
/** The bar below 1080 px shows the total of all combinations. */
export const SystemInBar: Story = {
  args: { sharedStake: system },
  render: (args) => (
    <div style={{ minBlockSize: 160 }}>
      <BetSlipDock {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Where the window is wide the bar is in the page, but not shown.
    await expect(canvasElement.querySelector("[data-component=bet-slip-bar]")?.textContent).toContain("₹300");
    if (matchMedia(wide.xl).matches) return;
    await userEvent.click(canvas.getByRole("button", { name: "Open the bet slip" }));
    await expect(await screen.findByRole("textbox", { name: named("Stake on System 2 of 3") })).toBeVisible();
  },
};
/** A system in Arabic: figures keep their order, the stake is under its name. */
export const ArabicSystem: Story = {
  globals: { language: "ar" },
  args: {
    locale: "ar",
    note: "الرصيد ⁦₹48,250.75⁩",
    kinds: undefined,
    sharedStake: { ...system, label: "نظام 2 من 3", detail: "3 رهانات" },
  },
};
/** Long names of combinations, enormous stakes and odds. */
export const BoundsOfSharedStake: Story = {
  args: {
    sharedStake: { ...treble, label: longGerman, detail: longHindi, odds: "9999999.99", stake: hugeAmount, message: longHindi },
  },
};
