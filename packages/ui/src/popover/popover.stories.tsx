import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { longGerman, longHindi, longAddress, arabicName, many } from "../story/hard-values.ts";
import { faultsOf } from "../story/faults.ts";
import { keyboard } from "./popover.keyboard.ts";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { Button } from "../button/button.tsx";
import { forcedStates } from "../story/forced-states.tsx";
import { stateNames } from "../story/force-states.ts";
import { inFrame } from "../overlay/story-frame.ts";
import { Popover } from "./popover.tsx";

const meta = {
  title: "Overlays/Popover",
  component: Popover,
  args: {
    label: "Rebate of this week",
    trigger: <Button>Rebate</Button>,
    children: (
      <div style={{ display: "grid", justifyItems: "start", gap: 12 }}>
        <p>0.8% of valid bets, paid on Mondays at 12:00.</p>
        <Button size="sm">See rules</Button>
      </div>
    ),
    onOpenChange: fn(),
  },
  parameters: { layout: "centered", ...inFrame(260) },
  argTypes: { trigger: { control: false }, children: { control: false } },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Rebate" }));
    const panel = await screen.findByRole("dialog", { name: "Rebate of this week" });
    await waitFor(() => expect(panel).toBeVisible());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, expect.objectContaining({ reason: "trigger" }));
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "outside" }));
  },
};
export const Open: Story = { args: { defaultOpen: true } };
/** The close button: at rest, hovered, focused, then pressed; the last one that opens has the focus, too. */
export const HoverAndFocus: Story = {
  parameters: inFrame(420),
  decorators: [forcedStates("[data-component=popover] > button")],
  render: (args) => (
    <div style={{ display: "grid", gap: 64, justifyItems: "start", paddingBlockEnd: 64 }}>
      {Object.values(stateNames).map((name) => (
        <Popover {...args} key={name} open closeButton label={name} side="bottom" align="start" trigger={<Button>{name}</Button>}>
          {name}
        </Popover>
      ))}
    </div>
  ),
};
/** With a close button. */
export const Closable: Story = {
  args: { defaultOpen: true, closeButton: true, children: <p>You can withdraw up to ₹41,830.75. The rest is in play.</p> },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "close-button" }));
  },
};
export const Refused: Story = {
  args: { defaultOpen: true, onOpenChange: fn((_open, details) => details.cancel()) },
  play: async ({ userEvent }) => {
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
  },
};
export const Hindi: Story = {
  args: {
    defaultOpen: true,
    closeButton: true,
    label: "इस सप्ताह का रिबेट",
    trigger: <Button>रिबेट</Button>,
    children: <p>वैध दाँवों का 0.8%, हर सोमवार 12:00 बजे जमा। रद्द या बराबरी पर छूटे दाँव नहीं गिने जाते।</p>,
  },
  globals: { language: "hi" },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "बंद करें" })).toBeEnabled();
  },
};

const button = (name: string) => screen.getByRole("button", { name });
export const Keyboard: Story = {
  tags: ["keyboard"],
  args: { closeButton: true },
  play: async ({ canvas, userEvent, args, step }) => {
    const trigger = canvas.getByRole("button", { name: "Rebate" });
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        "Enter (on the trigger)": async (press) => {
          trigger.focus();
          await press();
          await waitFor(() => expect(button("See rules")).toHaveFocus());
        },
        Escape: async (press) => {
          await press();
          await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
          await waitFor(() => expect(trigger).toHaveFocus());
          await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "escape" }));
        },
        "Space (on the trigger)": async (press) => {
          await press();
          await waitFor(() => expect(button("See rules")).toHaveFocus());
        },
        Tab: async (press) => {
          await press();
          await expect(button("Close")).toHaveFocus();
        },
      },
    );
  },
};
/** Words that cannot break: the panel keeps to the window and scrolls in itself. */
export const Bounds: Story = {
  args: {
    defaultOpen: true,
    label: longGerman,
    closeButton: true,
    children: many(60, (place) => (
      <p key={place}>{[longGerman, longHindi, longAddress, arabicName][place] ?? `Rule ${place}`}</p>
    )),
  },
  globals: { viewport: { value: "mobile1" } },
  play: async () => {
    const panel = await screen.findByRole("dialog", { name: longGerman });
    await waitFor(() => expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await waitFor(() => expect(faultsOf(panel)).toEqual([]));
  },
};
