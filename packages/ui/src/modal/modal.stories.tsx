import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { longGerman, longHindi, longAddress } from "../story/hard-values.ts";
import { faultsOf } from "../story/faults.ts";
import { keyboard } from "./modal.keyboard.ts";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { Button } from "../button/button.tsx";
import { EachState, forcedStates } from "../story/forced-states.tsx";
import { inFrame } from "../overlay/story-frame.ts";
import { Modal } from "./modal.tsx";
import { useModal } from "./modal-context.ts";
import { StillPanel } from "./still-panel.fixture.tsx";

const meta = {
  title: "Overlays/Modal",
  component: Modal,
  args: {
    title: "Transfer to Saffron Reel",
    description: "Money in a provider's wallet can be played there only. You can bring it back at any time.",
    trigger: <Button>Transfer ₹500</Button>,
    onBeforeOpen: fn(),
    onOpened: fn(),
    onBeforeClose: fn(),
    onClosed: fn(),
    onOpenChange: fn(),
  },
  parameters: { layout: "centered", ...inFrame(460) },
  argTypes: { trigger: { control: false }, actions: { control: false }, children: { control: false } },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

function Actions() {
  const { close } = useModal();
  return (
    <>
      <Button variant="ghost" onClick={() => void close("close-button")}>
        Cancel
      </Button>
      <Button variant="primary" data-default="" onClick={() => void close("action")}>
        Transfer ₹500
      </Button>
    </>
  );
}

const dialog = () => screen.findByRole("dialog");
const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

export const Playground: Story = { args: { actions: <Actions /> } };

export const Open: Story = {
  args: { defaultOpen: true, actions: <Actions /> },
  play: async ({ args }) => {
    await expect(await dialog()).toHaveAccessibleName("Transfer to Saffron Reel");
    await expect(await dialog()).toHaveAccessibleDescription(/can be played there only/);
    await waitFor(() => expect(args.onOpened).toHaveBeenCalledOnce());
  },
};

export const HoverAndFocus: Story = {
  decorators: [forcedStates("[data-part=close]", "[data-part=actions] button")],
  render: ({ title, description }) => (
    <EachState>
      <StillPanel title={title} description={description} actions={<Button variant="primary">Transfer ₹500</Button>} />
    </EachState>
  ),
};
/** A framed dialog. */
export const Dialog: Story = {
  args: {
    kind: "dialog",
    framed: true,
    defaultOpen: true,
    title: "Session ended",
    description: "You were away for 30 minutes. Log in again to go on; open bets are safe.",
    actions: (
      <Button variant="primary" data-default="">
        Log in
      </Button>
    ),
  },
};

/** `size` overrides the width of the kind. */
export const Large: Story = {
  args: { defaultOpen: true, size: "lg" },
  play: async () => {
    const panel = await screen.findByRole("dialog");
    await waitFor(() => expect(panel.offsetWidth).toBe(Math.min(800, window.innerWidth - 32)));
  },
};
/** As large as the window. */
export const Full: Story = {
  args: { defaultOpen: true, size: "full" },
  play: async () => {
    const panel = await screen.findByRole("dialog");
    await waitFor(() => expect(panel.offsetWidth).toBe(window.innerWidth - 32));
  },
};
/** However wide it is asked for, on a phone it is a sheet. */
export const LargePhone: Story = {
  args: { defaultOpen: true, size: "xl" },
  globals: { viewport: { value: "mobile1" } },
  play: async () => {
    const panel = await screen.findByRole("dialog");
    await waitFor(() => expect(panel.offsetWidth).toBe(window.innerWidth));
  },
};
export const LongContent: Story = {
  args: {
    defaultOpen: true,
    title: "नियम और शर्तें: साप्ताहिक रिबेट, निकासी की सीमा और ज़िम्मेदार खेल की जानकारी",
    description: undefined,
    children: Array.from({ length: 14 }, (_, index) => (
      <p key={index} style={{ marginBlockEnd: 12 }}>
        {index + 1}. साप्ताहिक रिबेट सोमवार 12:00 बजे वॉलेट में जमा होता है। न्यूनतम वैध दाँव ₹1,000 है, और रद्द या बराबरी पर छूटे दाँव नहीं गिने
        जाते।
      </p>
    )),
    actions: <Button variant="primary">मैं सहमत हूँ</Button>,
  },
};

export const Arabic: Story = {
  args: {
    defaultOpen: true,
    title: "تحويل إلى Saffron Reel",
    description: "الأموال في محفظة المزوّد تُستخدم لديه فقط، ويمكنك استعادتها في أي وقت. الرصيد: ⁦₹48,250.75⁩",
    actions: (
      <>
        <Button variant="ghost">إلغاء</Button>
        <Button variant="primary">تحويل ⁦₹500⁩</Button>
      </>
    ),
  },
  globals: { language: "ar" },
};

export const Persian: Story = {
  args: {
    defaultOpen: true,
    title: "انتقال به Saffron Reel",
    description:
      "پول کیف پول این ارائه‌دهنده فقط در بازی‌های او به کار می‌رود و هر زمان می‌توانید آن را برگردانید. موجودی: ⁦₹48,250.75⁩",
    actions: (
      <>
        <Button variant="ghost">لغو</Button>
        <Button variant="primary">انتقال ⁦₹500⁩</Button>
      </>
    ),
  },
  globals: { language: "fa" },
};
export const Urdu: Story = {
  args: {
    defaultOpen: true,
    title: "Saffron Reel میں منتقل کریں",
    description:
      "فراہم کنندہ کے والٹ کی رقم صرف اسی کے گیمز میں استعمال ہوتی ہے، اور آپ اسے کبھی بھی واپس لے سکتے ہیں۔ بیلنس: ⁦₹48,250.75⁩",
    actions: (
      <>
        <Button variant="ghost">منسوخ کریں</Button>
        <Button variant="primary">⁦₹500⁩ منتقل کریں</Button>
      </>
    ),
  },
  globals: { language: "ur" },
};

/** With a title for screen readers alone. */
export const WithoutVisibleTitle: Story = {
  args: {
    defaultOpen: true,
    labelHidden: true,
    description: undefined,
    children: <p>Spin result: Pearl Monsoon paid ₹3,840.</p>,
  },
};

/** A handler keeps it closed. */
export const RefusesToOpen: Story = {
  args: { onBeforeOpen: fn((details) => details.cancel()) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Transfer ₹500" }));
    await expect(args.onBeforeOpen).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

/** A handler keeps it open. */
export const RefusesToClose: Story = {
  args: { defaultOpen: true, onBeforeClose: fn((_reason, details) => details.cancel()) },
  play: async ({ userEvent, args }) => {
    await expect(await dialog()).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect(args.onBeforeClose).toHaveBeenCalledWith("escape", expect.objectContaining({ reason: "escape" }));
    await expect(screen.getByRole("dialog")).toBeInTheDocument();
    await expect(args.onClosed).not.toHaveBeenCalled();
  },
};

const inside = async (name: string) => within(await dialog()).getByRole("button", { name });
export const Keyboard: Story = {
  tags: ["keyboard"],
  args: { actions: <Actions /> },
  play: async ({ canvas, userEvent, args, step }) => {
    const trigger = canvas.getByRole("button", { name: "Transfer ₹500" });
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        "Enter (on the trigger)": async (press) => {
          trigger.focus();
          await press();
          await waitFor(async () => expect(await inside("Cancel")).toHaveFocus());
        },
        Tab: async (press) => {
          await press();
          await expect(await inside("Transfer ₹500")).toHaveFocus();
          await press();
          await expect(await inside("Close")).toHaveFocus();
        },
        "Shift+Tab": async (press) => {
          await press();
          await expect(await inside("Transfer ₹500")).toHaveFocus();
        },
        Escape: async (press) => {
          await press();
          await gone();
          await expect(trigger).toHaveFocus();
          await expect(args.onBeforeClose).toHaveBeenLastCalledWith("escape", expect.anything());
          await waitFor(() => expect(args.onClosed).toHaveBeenCalledOnce());
        },
        "Space (on the trigger)": async (press) => {
          await press();
          await dialog();
        },
        Enter: async (press) => {
          (await dialog()).focus();
          await press();
          await gone();
          await expect(args.onBeforeClose).toHaveBeenLastCalledWith("action", expect.anything());
        },
      },
    );
  },
};
/** Words that cannot break in every place: the window does not scroll sideways, and the way out stays in reach. */
export const Bounds: Story = {
  args: {
    defaultOpen: true,
    title: longGerman,
    description: longAddress,
    children: <p>{longHindi}</p>,
    actions: (
      <>
        <Button>{longGerman}</Button>
        <Button variant="primary">{longHindi}</Button>
      </>
    ),
  },
  globals: { viewport: { value: "mobile1" } },
  play: async () => {
    const panel = await dialog();
    await waitFor(() => expect(faultsOf(panel)).toEqual([]));
    const close = within(panel).getByRole("button", { name: "Close" }).getBoundingClientRect();
    await expect(close.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(close.width).toBeGreaterThanOrEqual(24);
  },
};
