import { useRef, useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Alert } from "../alert/alert.tsx";
import { Button } from "../button/button.tsx";
import { InlineMessage } from "../inline-message/inline-message.tsx";
import { named } from "../story/named.ts";
import { wide } from "../theme/mixins.ts";
import { BetSlipDock, type BetSlipDockProps } from "./bet-slip-dock.tsx";
import { BetSlip } from "./bet-slip.tsx";
import { tickets } from "./slip-fixture.ts";

const meta = {
  title: "Patterns/BetSlip/Tickets",
  // The page of the component is written by hand.
  tags: ["!autodocs"],
  component: BetSlip,
  args: {
    lines: tickets,
    currency: "INR",
    locale: "en-IN",
    note: "Balance ₹48,250.75 · 18+",
    onStakeChange: fn(),
    onRemove: fn(),
    onEdit: fn(),
    onPlace: fn(),
  },
  // The controls panel cannot show a bigint.
  argTypes: { lines: { control: false }, total: { control: false }, receipt: { control: false } },
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

/** Lottery tickets: the stake follows from lines, unit and multiple; each can be edited and removed. */
export const Tickets: Story = {
  args: {
    messages: { title: "Tickets" },
    quickStakes: [],
    extras: <InlineMessage>Draw 1121-049</InlineMessage>,
  },
  play: async ({ canvas, userEvent, args }) => {
    const slip = canvas.getByRole("region", { name: "Tickets" });
    await expect(slip).toHaveTextContent("₹230");
    await expect(slip).toHaveTextContent("₹9,900");
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: named("Edit 07 17 25") }));
    await expect(args.onEdit).toHaveBeenLastCalledWith("lo2");
    await userEvent.click(canvas.getByRole("button", { name: named("Remove 07 17 25") }));
    await expect(args.onRemove).toHaveBeenLastCalledWith("lo2");
  },
};
/** The draw closed while the tickets were in the slip: the slip says which one is open and waits for an answer. */
export const DrawClosed: Story = {
  args: {
    blocked: true,
    extras: (
      <Alert tone="warning" title="Draw 1121-049 has closed." actions={<Button size="sm">Bet on draw 1121-050</Button>}>
        Draw 1121-050 is open until 14:31.
      </Alert>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: place })).toBeDisabled();
  },
};
/** The same tickets for ten draws: the total is what all of them cost. */
export const SeveralDraws: Story = {
  args: { total: 230_000n },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: named("Place ₹2,300") })).toBeEnabled();
  },
};
/** Below 1080 px the bar at the foot shows the total of all draws, as the slip that it opens does. */
export const SeveralDrawsInBar: Story = {
  ...SeveralDraws,
  render: (args) => (
    <div style={{ minBlockSize: 160 }}>
      <BetSlipDock {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    // Where the window is wide the bar is in the page, but not shown.
    const bar = canvasElement.querySelector("[data-component=bet-slip-bar]");
    await expect(bar?.textContent).toContain("₹2,300");
  },
};
/** A ticket over the limit says so; nothing is placed before it is edited or removed. */
export const TicketOverLimit: Story = {
  args: {
    lines: tickets.map((line) => (line.id === "lo2" ? { ...line, message: "At most ₹100 on 07 in this draw." } : line)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("At most ₹100 on 07 in this draw.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: place })).toBeDisabled();
  },
};
/** Below 1080 px the sheet closes when a ticket is to be edited, because it would cover the board. */
export const EditedInSheet: Story = {
  render: (args) => (
    <div style={{ minBlockSize: 160 }}>
      <BetSlipDock {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    if (!matchMedia(wide.xl).matches) await userEvent.click(canvas.getByRole("button", { name: "Open the bet slip" }));
    await userEvent.click(await screen.findByRole("button", { name: named("Edit 07 17 25") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onEdit).toHaveBeenLastCalledWith("lo2");
  },
};
function Emptied({ receipt: given, ...args }: BetSlipDockProps) {
  const [receipt, setReceipt] = useState(given);
  const [lines, setLines] = useState(receipt ? [] : args.lines.slice(0, 1));
  const [open, setOpen] = useState(true);
  const board = useRef<HTMLDivElement>(null);
  return (
    <div style={{ minBlockSize: 160 }}>
      <div ref={board} tabIndex={-1}>
        Board
      </div>
      <BetSlipDock
        {...args}
        lines={lines}
        {...(receipt ? { receipt } : {})}
        onRemove={() => setLines([])}
        onDone={() => setReceipt(undefined)}
        open={open}
        onOpenChange={setOpen}
        fallbackFocus={board}
      />
    </div>
  );
}
/** The last ticket is removed in the sheet, which closes with its bar: the focus goes to the board. */
export const LastRemovedInSheet: Story = {
  render: (args) => <Emptied {...args} />,
  play: async ({ canvas, userEvent }) => {
    const sheet = within(await screen.findByRole("dialog"));
    await userEvent.click(sheet.getByRole("button", { name: named("Remove 07 17 25") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByText("Board")).toHaveFocus());
  },
};
/** The receipt is put away in the sheet, which closes with its bar: the focus goes to the board. */
export const DoneInSheet: Story = {
  args: { receipt: { title: "Ticket bought", reference: "B884120077", stake: 300n } },
  render: (args) => <Emptied {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByText("Board")).toHaveFocus());
  },
};
