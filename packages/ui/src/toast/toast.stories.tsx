import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { longGerman, longHindi, longAddress, arabicName } from "../story/hard-values.ts";
import { faultsOf } from "../story/faults.ts";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { keyboard } from "./toast.keyboard.ts";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { Button } from "../button/button.tsx";
import { forcedStates } from "../story/forced-states.tsx";
import { inFrame } from "../overlay/story-frame.ts";
import { named } from "../story/named.ts";
import { Toaster } from "./toast.tsx";
import { createToasts, type ToastOptions } from "./toasts.ts";

interface SceneProps {
  first: readonly ToastOptions[];
  next?: ToastOptions;
}

/** A toaster of its own, so that stories do not share messages. */
function Scene({ first, next = { message: "₹5,000 deposited. Balance ₹48,250.75", tone: "positive" } }: SceneProps) {
  const [toasts] = useState(() => {
    const made = createToasts();
    for (const toast of first) made.show(toast);
    return made;
  });
  return (
    <div style={{ minBlockSize: 360 }}>
      <Button onClick={() => toasts.show(next)}>Deposit</Button>
      <Toaster toasts={toasts} />
    </div>
  );
}

const meta = {
  title: "Feedback/Toast",
  component: Scene,
  args: { first: [] },
  parameters: { ...inFrame(400) },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

const undo = fn();
const stay = { duration: null } as const;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Deposit" }));
    const region = screen.getByRole("region", { name: named("Notifications (F8)") });
    await waitFor(() => expect(within(region).getByText(/₹5,000 deposited/)).toBeVisible());
    await expect(within(region).getByRole("list")).toHaveAttribute("aria-live", "polite");
  },
};
export const Tones: Story = {
  args: {
    first: [
      { message: "₹5,000 deposited. Balance ₹48,250.75", tone: "positive", ...stay },
      { message: "Result in 30 seconds", tone: "info", ...stay },
      { message: "UPI is slow, allow 40 minutes", tone: "warning", ...stay },
      { message: "No network. The bet was not placed.", tone: "negative" },
    ],
  },
  play: async () => {
    await expect(screen.getByRole("alert")).toHaveTextContent("No network. The bet was not placed.");
    await expect(screen.getAllByRole("listitem")).toHaveLength(4);
  },
};
export const HoverAndFocus: Story = {
  decorators: [forcedStates("[data-component=toast] > button:first-of-type", "[data-component=toast] > button:last-of-type")],
  args: {
    first: [
      { message: "At rest", action: { label: "Undo", onClick: undo }, ...stay },
      { message: "Hover", action: { label: "Undo", onClick: undo }, tone: "info", ...stay },
      { message: "Focus", action: { label: "Undo", onClick: undo }, tone: "positive", ...stay },
      { message: "Pressed", action: { label: "Undo", onClick: undo }, tone: "warning", ...stay },
    ],
  },
};
/** With an action that undoes what was done. */
export const WithAction: Story = {
  args: { first: [{ message: "Removed from favourites: Pearl Monsoon", action: { label: "Undo", onClick: undo } }] },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await expect(undo).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole("listitem")).toBeNull());
  },
};
/** It goes by itself. */
export const GoesByItself: Story = {
  args: { first: [{ message: "Copied", duration: 60 }] },
  play: async () => waitFor(() => expect(screen.queryByText("Copied")).toBeNull()),
};
/** Of many, a few are shown at once. */
export const NeverTooMany: Story = {
  args: { first: Array.from({ length: 9 }, (_, index) => ({ message: `Bet ${index + 1} accepted, ₹${(index + 1) * 100}` })) },
  play: async () => {
    const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
    await expect(rows).toHaveLength(4);
    await expect(rows.at(-1)).toContain("Bet 9");
  },
};
export const Hindi: Story = {
  args: {
    first: [
      { message: "₹5,000 जमा हो गए। बैलेंस ₹48,250.75", tone: "positive", ...stay },
      {
        message: "नेटवर्क नहीं है। दाँव नहीं लगा, आपकी रक़म वॉलेट में है।",
        tone: "negative",
        action: { label: "फिर कोशिश करें", onClick: undo },
      },
    ],
  },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: { first: [{ message: "تم إيداع ⁦₹5,000⁩. الرصيد ⁦₹48,250.75⁩", tone: "positive", ...stay }] },
  globals: { language: "ar" },
};

export const Keyboard: Story = {
  tags: ["keyboard"],
  args: {
    first: [
      { message: "Result in 30 seconds", ...stay },
      { message: "UPI is slow, allow 40 minutes", tone: "warning", ...stay },
    ],
  },
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole("button", { name: "Deposit" });
    const region = screen.getByRole("region", { name: named("Notifications (F8)") });
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        F8: async (press) => {
          button.focus();
          await press();
          await expect(region).toHaveFocus();
        },
        Tab: async (press) => {
          await press();
          await expect(screen.getAllByRole("button", { name: "Close" })[0]).toHaveFocus();
        },
        "Escape (on a message)": async (press) => {
          await press();
          await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
          await expect(region).toHaveFocus();
        },
        Escape: async (press) => {
          await press();
          await expect(button).toHaveFocus();
        },
      },
    );
    // Enter on the last message's own button: focus goes back as well, and F8 has nothing more to reach.
    await userEvent.keyboard("{F8}{Tab}{Enter}");
    await waitFor(() => expect(screen.queryByRole("listitem")).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{F8}");
    await expect(button).toHaveFocus();
  },
};
/** Words that cannot break: the message keeps to the window, and its buttons stay in reach. */
export const Bounds: Story = {
  globals: { viewport: { value: "mobile1" } },
  args: {
    first: [longGerman, `${longHindi} ${arabicName}`, longAddress].map((message) => ({
      message,
      tone: "warning" as const,
      action: { label: longGerman, onClick: undo },
      ...stay,
    })),
  },
  play: async () => {
    const region = screen.getByRole("region", { name: named("Notifications (F8)") });
    await waitFor(() => expect(faultsOf(region)).toEqual([]));
    for (const row of screen.getAllByRole("listitem"))
      await expect(row.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    for (const close of screen.getAllByRole("button", { name: "Close" }))
      await expect(close.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  },
};
