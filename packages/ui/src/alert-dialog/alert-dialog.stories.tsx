import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { longGerman, longHindi, longAddress, arabicName } from "../story/hard-values.ts";
import { faultsOf } from "../story/faults.ts";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { keyboard } from "./alert-dialog.keyboard.ts";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { Button } from "../button/button.tsx";
import { StillPanel } from "../modal/still-panel.fixture.tsx";
import { createModals, ModalHost } from "../modals/modals.tsx";
import { EachState, forcedStates } from "../story/forced-states.tsx";
import { inFrame } from "../overlay/story-frame.ts";
import { AlertDialog, confirm } from "./alert-dialog.tsx";

const meta = {
  title: "Overlays/AlertDialog",
  component: AlertDialog,
  args: {
    title: "Log out?",
    description: "Your 2 open bets stay on. Results will be in your inbox.",
    confirmLabel: "Log out",
    cancelLabel: "Stay",
    trigger: <Button>Log out</Button>,
    onConfirm: fn(),
    onCancel: fn(),
    onClosed: fn(),
  },
  parameters: { layout: "centered", ...inFrame(360) },
  argTypes: { trigger: { control: false }, children: { control: false } },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());

export const Playground: Story = {};
/** A question with two answers; Cancel keeps everything as it is. */
export const Question: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await expect(await screen.findByRole("alertdialog")).toHaveAccessibleName("Log out?");
    const answer = within(screen.getByRole("alertdialog")).getByRole("button", { name: "Log out" });
    await waitFor(() => expect(answer).toHaveFocus());
  },
};
export const Negative: Story = {
  args: {
    defaultOpen: true,
    tone: "negative",
    title: "खाता बंद करें?",
    description: "शेष राशि ₹48,250.75 पहले निकाल ली जाएगी। इसे वापस नहीं किया जा सकता।",
    confirmLabel: "खाता बंद करें",
    cancelLabel: "रहने दें",
  },
  play: async ({ userEvent, args }) => {
    await screen.findByRole("alertdialog");
    await waitFor(() => expect(screen.getByRole("button", { name: "रहने दें" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await gone();
  },
};
export const HoverAndFocus: Story = {
  decorators: [forcedStates("[data-part=actions] > :first-child", "[data-part=actions] > :last-child")],
  render: ({ title, description, cancelLabel, confirmLabel }) => (
    <EachState>
      <StillPanel
        framed
        title={title}
        description={description}
        actions={
          <>
            <Button variant="ghost">{cancelLabel}</Button>
            <Button variant="danger">{confirmLabel}</Button>
          </>
        }
      />
    </EachState>
  ),
};
/** Without a cancel label it only informs. */
export const Notice: Story = {
  args: {
    defaultOpen: true,
    title: "Code not sent",
    description: "Too many requests for this number. Try again in 5 minutes.",
    confirmLabel: "OK",
    cancelLabel: undefined,
  },
};
export const Arabic: Story = {
  args: {
    defaultOpen: true,
    title: "تسجيل الخروج؟",
    description: "رهاناك المفتوحان مستمران. ستجد النتائج في الوارد.",
    confirmLabel: "تسجيل الخروج",
    cancelLabel: "البقاء",
  },
  globals: { language: "ar" },
};
export const Working: Story = {
  decorators: [pressedInDocs("[role=alertdialog] button:last-of-type")],
  args: { defaultOpen: true, onConfirm: fn(() => new Promise<void>(() => {})) },
  play: async ({ userEvent, args }) => {
    const button = within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Log out" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    await userEvent.keyboard("{Escape}");
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(screen.getByRole("alertdialog")).toBeInTheDocument();
  },
};

const answer = (name: string) => within(screen.getByRole("alertdialog")).getByRole("button", { name });
export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent, args, step }) => {
    const trigger = canvas.getByRole("button", { name: "Log out" });
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        "Enter (on the trigger)": async (press) => {
          trigger.focus();
          await press();
          await waitFor(() => expect(answer("Log out")).toHaveFocus());
        },
        "Shift+Tab": async (press) => {
          await press();
          await expect(answer("Stay")).toHaveFocus();
        },
        Tab: async (press) => {
          await press();
          await expect(answer("Log out")).toHaveFocus();
          await press();
          await expect(answer("Stay")).toHaveFocus();
        },
        Escape: async (press) => {
          await press();
          await gone();
          await expect(args.onConfirm).not.toHaveBeenCalled();
          await expect(trigger).toHaveFocus();
        },
        Enter: async (press) => {
          await userEvent.click(trigger);
          await waitFor(() => expect(answer("Log out")).toHaveFocus());
          await press();
          await expect(args.onConfirm).toHaveBeenCalledOnce();
          await gone();
        },
      },
    );
  },
};

const modals = createModals();
function Asker() {
  const [said, setSaid] = useState("–");
  const ask = async () =>
    setSaid(
      (await confirm(modals, {
        title: "Withdraw ₹5,000?",
        description: "To SBI •••• 4471.",
        confirmLabel: "Withdraw ₹5,000",
        cancelLabel: "Back",
      }))
        ? "confirmed"
        : "left",
    );
  return (
    <>
      <Button onClick={() => void ask()}>Withdraw</Button> <output>{said}</output>
      <ModalHost modals={modals} />
    </>
  );
}

/** `await confirm(modals, …)` answers true or false. */
export const Awaited: Story = {
  decorators: [pressedInDocs()],
  render: () => <Asker />,
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole("button", { name: "Withdraw" });
    await userEvent.click(open);
    await userEvent.click(await screen.findByRole("button", { name: "Back" }));
    await expect(await canvas.findByText("left")).toBeVisible();
    await expect(open).toHaveFocus();
    await userEvent.click(open);
    await userEvent.click(await screen.findByRole("button", { name: "Withdraw ₹5,000" }));
    await expect(await canvas.findByText("confirmed")).toBeVisible();
  },
};
/** Words that cannot break: the buttons stay visible. */
export const Bounds: Story = {
  args: {
    defaultOpen: true,
    title: longGerman,
    description: `${longAddress} ${arabicName}`,
    confirmLabel: longHindi,
    cancelLabel: longGerman,
  },
  globals: { viewport: { value: "mobile1" } },
  play: async () => {
    const dialog = await screen.findByRole("alertdialog", { name: longGerman });
    await waitFor(() => expect(faultsOf(dialog)).toEqual([]));
    await waitFor(() => expect(within(dialog).getByRole("button", { name: longHindi })).toBeVisible());
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
