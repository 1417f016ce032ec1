import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { longGerman, longHindi, longAddress, arabicName, latinName, hugeAmount } from "../story/hard-values.ts";
import { holds, isIsolated } from "../story/faults.ts";
import { Case } from "../story/bounds.tsx";
import { named } from "../story/named.ts";
import { expect, fn, mocked, screen, waitFor } from "storybook/test";
import { forcedStates } from "../story/forced-states.tsx";
import { inFrame } from "../overlay/story-frame.ts";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { Ball } from "../ball/ball.tsx";
import { wide } from "../theme/mixins.ts";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { BetSlipDock } from "./bet-slip-dock.tsx";
import { keyboard } from "./bet-slip.keyboard.ts";
import { BetSlip, type BetSlipProps } from "./bet-slip.tsx";
import { bets, quickStakes } from "./slip-fixture.ts";

const meta = {
  title: "Patterns/BetSlip",
  component: BetSlip,
  args: {
    lines: bets,
    currency: "INR",
    locale: "en-IN",
    quickStakes,
    note: "Balance ₹48,250.75 · today’s limit ₹10,000 · 18+",
    onStakeChange: fn(),
    onRemove: fn(),
    onAcceptOdds: fn(),
    onDeclineOdds: fn(),
    onPlace: fn(),
    onDone: fn(),
  },
  // The controls panel cannot show a bigint.
  argTypes: { lines: { control: false }, quickStakes: { control: false }, receipt: { control: false } },
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

/** The page's own part: it holds the lines. */
function Held(props: BetSlipProps) {
  const [lines, setLines] = useState(props.lines);
  return (
    <BetSlip
      {...props}
      lines={lines}
      onStakeChange={(id, stake, details) => {
        props.onStakeChange(id, stake, details);
        setLines((now) => now.map((line) => (line.id === id ? { ...line, stake } : line)));
      }}
      onRemove={(id) => setLines((now) => now.filter((line) => line.id !== id))}
      onAcceptOdds={() => setLines((now) => now.map((line) => Object.assign({}, line, { oddsBefore: undefined })))}
    />
  );
}
const held = (args: BetSlipProps) => <Held {...args} />;
const place = /^Place /;

/** Totals follow the stakes to the paisa: 300 × 1.62 + 100 × 1.90 + 50 × 34.00. */
export const Rest: Story = {
  render: held,
  play: async ({ canvas, userEvent }) => {
    const slip = canvas.getByRole("region", { name: "Bet slip" });
    await expect(slip).toHaveTextContent("₹2,376");
    const stake = canvas.getByRole("textbox", { name: named("Stake on Mumbai to win") });
    await userEvent.clear(stake);
    await expect(canvas.getByRole("button", { name: place })).toBeDisabled();
    await userEvent.type(stake, "500.50");
    await expect(slip).toHaveTextContent("₹2,700.81");
    await expect(canvas.getByRole("button", { name: named("Place ₹650.50") })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "\u2066₹100\u2069" }));
    await expect(slip).toHaveTextContent("₹3,752");
  },
};
/** Chips and remove buttons: at rest, hovered, focused and pressed, in this order. */
export const HoverAndFocus: Story = {
  args: { lines: [...bets, ...bets.slice(0, 1).map((bet) => ({ ...bet, id: "mi2", selection: "Mumbai to lose" }))] },
  parameters: { gates: { "focus visible": "one chip has its focus drawn before it gets it" } },
  decorators: [forcedStates("[data-part=chip]", "[data-part=remove]")],
};
/** Three presses in a row place once; a press after the answer places again. */
export const PressedOften: Story = {
  play: async ({ canvas, args }) => {
    const placed = Promise.withResolvers<void>();
    mocked(args.onPlace).mockImplementation(async () => await placed.promise);
    const button = canvas.getByRole("button", { name: place });
    for (let press = 0; press < 3; press += 1) button.click();
    await expect(args.onPlace).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole("button", { name: /^Placing / })).toHaveAttribute("aria-disabled", "true"));
    placed.resolve();
    const again = await canvas.findByRole("button", { name: place });
    again.click();
    await expect(args.onPlace).toHaveBeenCalledTimes(2);
  },
};
/** Changed odds are accepted or the bet is removed; before that nothing is placed. */
export const OddsChanged: Story = {
  render: held,
  args: { lines: bets.map((line) => (line.id === "mi" ? { ...line, odds: "1.55", oddsBefore: "1.62" } : line)) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("button", { name: place })).toBeDisabled();
    await expect(canvas.getByRole("status")).toHaveTextContent("Odds have changed");
    await userEvent.click(canvas.getByRole("button", { name: "Accept the new odds" }));
    await expect(canvas.getByRole("button", { name: place })).toBeEnabled();
    await expect(canvas.queryByText("1.62")).toBeNull();
  },
};
/** A refused bet shows its reason, and counts in no total. */
export const Refused: Story = {
  args: {
    lines: bets.map((line) => (line.id === "runs" ? { ...line, refusal: "Betting on this market is closed." } : line)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Betting on this market is closed.")).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: named("Stake on Over 172.5 runs") })).toBeNull();
    await expect(canvas.getByRole("region", { name: "Bet slip" })).toHaveTextContent("₹350");
    await expect(canvas.getByRole("button", { name: place })).toBeDisabled();
  },
};
/** One stake is below the least; its line says so. */
export const StakeTooSmall: Story = {
  args: {
    lines: bets.map((line) => (line.id === "kohli" ? { ...line, stake: 500n, message: "The least stake is ₹10." } : line)),
    error: "No network. The bet was not placed.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: /कोलकाता/ })).toHaveAttribute("aria-invalid", "true");
    await expect(canvas.getByRole("alert")).toHaveTextContent("No network");
  },
};
/** While the slip is placed: everything can be read, nothing can be changed. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas, userEvent, args }) => {
    for (const stake of canvas.getAllByRole("textbox")) await expect(stake).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: /^Placing / }));
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
};
function Placed(props: BetSlipProps) {
  const [done, setDone] = useState(false);
  const receipt = { title: "Bet placed", reference: "B884120077", stake: 45_000n, returns: 237_600n };
  const putAway = () => {
    props.onDone?.();
    setDone(false);
  };
  return <BetSlip {...props} onPlace={() => setDone(true)} onDone={putAway} {...(done ? { receipt } : {})} />;
}
/** The receipt takes focus, because the focused button is removed, and leaves it to the slip. */
export const Receipt: Story = {
  decorators: [pressedInDocs("[data-part=foot] button")],
  parameters: inFrame(620),
  render: (args) => <Placed {...args} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: place }));
    await waitFor(() => expect(canvas.getByText("Bet placed")).toHaveFocus());
    await expect(canvas.getByText("B884120077")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Done" }));
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector("[data-part=body]")).toHaveFocus();
  },
};
export const Empty: Story = { args: { lines: [] } };
/** A lottery's slip in Hindi, on cloth: balls before the bets, enormous odds and stakes. */
export const HindiOnCloth: Story = {
  globals: { language: "hi" },
  args: {
    locale: "hi",
    note: "बैलेंस ₹48,250.75 · आज की सीमा ₹10,000",
    lines: ["07", "17", "88"].map((number, place_) => ({
      id: number,
      selection: `2 अंक ${number}`,
      sign: <Ball number={number} size="sm" />,
      odds: place_ === 2 ? "97.50" : "99.00",
      stake: place_ === 2 ? 99_999_999_900n : 5_000n,
    })),
  },
  decorators: [
    (Render) => (
      <div data-ground="cloth" style={{ padding: 16 }}>
        <Render />
      </div>
    ),
  ],
};
export const Arabic: Story = { args: { locale: "ar", note: "الرصيد ⁦₹48,250.75⁩" }, globals: { language: "ar" } };
export const Narrow: Story = {
  args: {
    lines: bets.map((line) => ({
      ...line,
      selection: `${line.selection}: Maharashtra Maharajadhirajas Gymkhana eleven`,
      oddsBefore: "1.70",
    })),
  },
  decorators: [
    (Render) => (
      <div style={{ inlineSize: 288 }}>
        <Render />
      </div>
    ),
  ],
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  render: held,
  args: {
    // Never answered, so that the second press always comes while the first is pending.
    onPlace: fn(() => new Promise<void>(() => undefined)),
  },
  play: async ({ canvas, userEvent, args, step }) => {
    const remove = (selection: string) => canvas.getByRole("button", { name: named(`Remove ${selection}`) });
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        Tab: async (press) => {
          remove("Mumbai to win").focus();
          await press();
          await expect(canvas.getByRole("textbox", { name: named("Stake on Mumbai to win") })).toHaveFocus();
          await press();
          await expect(remove("Over 172.5 runs")).toHaveFocus();
        },
        "Enter (on a removal)": async (press) => {
          await press();
          await waitFor(() => expect(remove("कोलकाता 50 से जीते")).toHaveFocus());
        },
        "Space (on a chip)": async (press) => {
          const chip = canvas.getByRole("button", { name: "\u2066₹500\u2069" });
          chip.focus();
          await press();
          await expect(chip).toHaveAttribute("aria-pressed", "true");
          await expect(args.onStakeChange).toHaveBeenLastCalledWith(
            "kohli",
            50_000n,
            expect.objectContaining({ reason: "quick" }),
          );
        },
        "Enter (on the button)": async (press) => {
          canvas.getByRole("button", { name: place }).focus();
          await press();
          await press();
          await expect(args.onPlace).toHaveBeenCalledOnce();
        },
      },
    );
  },
};
/** From 1080 px a panel; below that a bar that opens the slip as a sheet. */
export const Docked: Story = {
  render: (args) => (
    <div style={{ minBlockSize: 160 }}>
      <BetSlipDock {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    if (matchMedia(wide.xl).matches) {
      await expect(canvas.getByRole("region", { name: "Bet slip" })).toBeVisible();
      return;
    }
    await userEvent.click(canvas.getByRole("button", { name: "Open the bet slip" }));
    const sheet = await screen.findByRole("dialog", { name: "Bet slip" });
    await expect(sheet).toHaveTextContent("₹2,376");
  },
};
/** Sums of 23 digits, negative ones, invalid odds, long selections of both directions. */
export const Bounds: Story = {
  args: {
    lines: [
      { id: "a", selection: longGerman, odds: "1.62", stake: hugeAmount, message: longHindi },
      { id: "b", selection: arabicName, odds: "99999999999.00", oddsBefore: "1.01", stake: -500n },
      { id: "c", selection: longHindi, odds: "", refusal: longGerman },
      { id: "d", selection: latinName, odds: "NaNa", stake: undefined },
    ],
    note: longAddress,
    error: longGerman,
  },
  render: (args) => (
    <Case of="Huge, negative, none">
      <BetSlip {...args} />
    </Case>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 1);
    await expect(canvas.getByRole("button", { name: place })).toBeDisabled();
    await expect(isIsolated(canvasElement, longHindi)).toBe(true);
  },
};
