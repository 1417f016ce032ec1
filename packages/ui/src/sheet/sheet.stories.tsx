import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { longGerman, longHindi, longAddress, arabicName } from "../story/hard-values.ts";
import { faultsOf } from "../story/faults.ts";
import { keyboard } from "./sheet.keyboard.ts";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { Button } from "../button/button.tsx";
import { EachState, forcedStates } from "../story/forced-states.tsx";
import { inFrame } from "../overlay/story-frame.ts";
import { Sheet } from "./sheet.tsx";
import { StillSheet } from "./still-sheet.fixture.tsx";

const meta = {
  title: "Overlays/Sheet",
  component: Sheet,
  args: {
    title: "Bet slip",
    trigger: <Button>Bet slip</Button>,
    children: (
      <>
        <p>Mumbai Mariners – Chennai Chariots</p>
        <p>Mumbai to win · 1.62 · ₹300 returns ₹486.00</p>
      </>
    ),
    actions: (
      <Button variant="primary" data-default="" fullWidth>
        Place ₹300
      </Button>
    ),
    onClosed: fn(),
    onOpenChange: fn(),
  },
  parameters: { layout: "centered", ...inFrame(420) },
  argTypes: { trigger: { control: false }, actions: { control: false }, children: { control: false } },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const rect = async () => (await screen.findByRole("dialog")).getBoundingClientRect();
const still = async () => {
  await Promise.all((await screen.findByRole("dialog")).getAnimations().map((animation) => animation.finished));
};

/** At the end of the window. */
export const End: Story = {
  args: { defaultOpen: true },
  play: async ({ globals }) => {
    await still();
    const box = await rect();
    await expect(box.height).toBe(window.innerHeight);
    if (globals.direction === "rtl") await expect(box.x).toBe(0);
    else await expect(box.right).toBe(window.innerWidth);
  },
};
/** At the start of the window. */
export const Start: Story = {
  args: {
    defaultOpen: true,
    side: "start",
    size: "sm",
    title: "मेनू",
    actions: undefined,
    children: <p>लाइव कैसीनो, स्लॉट, लॉटरी</p>,
  },
};
/** At the bottom of the window. */
export const Bottom: Story = {
  args: { defaultOpen: true, side: "bottom" },
  play: async () => {
    await still();
    await expect((await rect()).bottom).toBe(window.innerHeight);
  },
};
export const HoverAndFocus: Story = {
  decorators: [forcedStates("[data-part=close]", "[data-part=actions] button")],
  render: ({ actions }) => (
    <EachState>
      <StillSheet actions={actions} />
    </EachState>
  ),
};
export const Arabic: Story = {
  args: {
    defaultOpen: true,
    title: "قسيمة الرهان",
    children: <p>فوز مومباي · ⁦1.62⁩</p>,
    actions: (
      <Button variant="primary" fullWidth>
        راهن بـ ⁦₹300⁩
      </Button>
    ),
  },
  globals: { language: "ar" },
};
export const LongContent: Story = {
  args: {
    defaultOpen: true,
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>
        {index + 1}. Pearl Monsoon · ₹{(index + 1) * 50}
      </p>
    )),
  },
};

const button = (name: string) => screen.getByRole("button", { name });
export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent, args, step }) => {
    const trigger = canvas.getByRole("button", { name: "Bet slip" });
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        "Enter (on the trigger)": async (press) => {
          trigger.focus();
          await press();
          await waitFor(() => expect(button("Place ₹300")).toHaveFocus());
        },
        Tab: async (press) => {
          await press();
          await expect(button("Close")).toHaveFocus();
        },
        "Shift+Tab": async (press) => {
          await press();
          await expect(button("Place ₹300")).toHaveFocus();
        },
        Escape: async (press) => {
          await press();
          await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
          await expect(trigger).toHaveFocus();
          await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "escape" }));
        },
      },
    );
  },
};
/** Words that cannot break: the window does not scroll sideways, and the way out stays in reach. */
export const Bounds: Story = {
  args: {
    defaultOpen: true,
    title: longGerman,
    children: [longHindi, longAddress, arabicName].map((text) => <p key={text}>{text}</p>),
    actions: <Button fullWidth>{longGerman}</Button>,
  },
  globals: { viewport: { value: "mobile1" } },
  play: async () => {
    await still();
    const panel = await screen.findByRole("dialog", { name: longGerman });
    await waitFor(() => expect(faultsOf(panel)).toEqual([]));
    await expect(button("Close").getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  },
};
