import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { inFrame } from "../overlay/story-frame.ts";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { forcedStates } from "../story/forced-states.tsx";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { at, closed, options } from "./combobox-play.ts";
import { banks, messages } from "./combobox.fixture.ts";
import { keyboard } from "./combobox.keyboard.ts";
import { Combobox, type ComboboxOwnProps } from "./combobox.tsx";

const Field = flat<ComboboxOwnProps>(Combobox);
type Args = StoryArgs<ComboboxOwnProps>;
const meta: Meta<Args> = {
  title: "Fields/Combobox",
  component: Field,
  args: { label: "Bank", options: banks, placeholder: "Write a bank’s name", messages, onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 360, minBlockSize: 300 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<Args>;

export const Rest: Story = {
  args: { required: true, description: "Where your winnings are paid" },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("combobox", { name: "Bank" });
    await expect(input).toHaveAccessibleDescription("Where your winnings are paid");
    await userEvent.click(input);
    await userEvent.click(await screen.findByRole("option", { name: /HDFC/ }));
    await expect(input).toHaveValue("HDFC Bank");
    await expect(args.onValueChange).toHaveBeenCalledWith("hdfc", expect.objectContaining({ reason: "choose" }));
    await closed();
  },
};
export const Open: Story = {
  decorators: [pressedInDocs({ into: "input", write: "bank" })],
  parameters: inFrame(380),
  args: { defaultValue: "hdfc" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show banks" }));
    await at("HDFC");
    await expect(screen.getByRole("option", { name: /HDFC/ })).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("combobox")).toHaveFocus();
  },
};
/** The options: the first is at rest, the second under the pointer or pointed at by a key, the chosen one marked, one disabled. */
export const HoverAndFocus: Story = {
  ...Open,
  decorators: [pressedInDocs({ into: "input", write: "bank" }), forcedStates("[role=option]:not([data-disabled])")],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show banks" }));
    await screen.findAllByRole("option");
  },
};
/** Typing filters the options. */
export const Filtering: Story = {
  decorators: [pressedInDocs({ into: "input", write: "Bánk of" })],
  parameters: inFrame(320),
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "Bánk of");
    await expect(options()).toEqual(["Bank of India", "State Bank of India", "Union Bank of India"]);
    await expect(canvas.getByText("3 banks")).toHaveAttribute("aria-live", "polite");
    await at("Bank of India");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
/** What is written and names no option is not kept; what names one is. */
export const WrittenOut: Story = {
  args: { defaultValue: "sbi" },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.clear(input);
    await userEvent.type(input, "Bank of no one");
    await expect(screen.getAllByText("No bank by this name")[0]).toBeVisible();
    await userEvent.tab();
    await expect(input).toHaveValue("State Bank of India");
    await userEvent.clear(input);
    await userEvent.type(input, "axis bank");
    await userEvent.tab();
    await expect(input).toHaveValue("Axis Bank");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("axis", expect.objectContaining({ reason: "choose" }));
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toHaveValue("");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("", expect.objectContaining({ reason: "clear" }));
  },
};
/** The text is cleared, and with it the value. */
export const Cleared: Story = {
  args: { defaultValue: "sbi", name: "bank" },
  play: async ({ canvas, userEvent, args, canvasElement }) => {
    await expect(canvasElement.querySelector("input[name=bank]")).toHaveValue("sbi");
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(canvas.getByRole("combobox")).toHaveValue("");
    await expect(canvas.getByRole("combobox")).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("", expect.objectContaining({ reason: "clear" }));
    await expect(canvas.queryByRole("button", { name: "Clear" })).toBeNull();
  },
};
export const Refused: Story = {
  args: { defaultValue: "sbi", onValueChange: (_, details) => details.cancel() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.click(await screen.findByRole("option", { name: /Axis/ }));
    await closed();
    await expect(canvas.getByRole("combobox")).toHaveValue("State Bank of India");
  },
};
export const Grouped: Story = {
  decorators: [pressedInDocs({ into: "input", write: "p" })],
  parameters: inFrame(320),
  args: {
    label: "Game",
    placeholder: "Write a game’s name",
    messages: { show: "Show games", empty: "No game by this name" },
    options: [
      {
        group: "Slots",
        options: [
          { value: "pearl", label: "Pearl Monsoon", note: "Saffron Reel" },
          { value: "crown", label: "Crown of Mysore", note: "Tin Crown" },
        ],
      },
      { group: "Live", options: [{ value: "teen", label: "तीन पत्ती", note: "Teen Patti", keywords: ["3 patti"] }] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await waitFor(() => expect(screen.getByRole("group", { name: "Live" })).toBeVisible());
    await userEvent.keyboard("patti");
    await expect(screen.queryByRole("group", { name: "Slots" })).toBeNull();
    await expect(options()).toEqual(["तीन पत्ती"]);
  },
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent, step, args }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        ArrowDown: async (press) => {
          await press();
          await waitFor(() => expect(input).toHaveAttribute("aria-expanded", "true"));
          await press();
          await at("State Bank of India");
          await press();
          await at("Punjab");
        },
        ArrowUp: async (press) => {
          await press();
          await at("State Bank of India");
          await press();
          await at("State Bank of India");
        },
        PageDown: async (press) => {
          await press();
          await at("UCO Bank");
          await press();
          await at("UCO Bank");
        },
        PageUp: async (press) => {
          await press();
          await at("State Bank of India");
        },
        Escape: async (press) => {
          await press();
          await closed();
          await expect(input).toHaveValue("");
          await expect(input).toHaveFocus();
        },
        "a–z": async () => {
          await userEvent.keyboard("kot");
          await at("Kotak Mahindra Bank");
        },
        Enter: async (press) => {
          await press();
          await closed();
          await expect(input).toHaveValue("Kotak Mahindra Bank");
          await expect(args.onValueChange).toHaveBeenLastCalledWith("kotak", expect.objectContaining({ reason: "choose" }));
        },
        Tab: async () => {
          await userEvent.clear(input);
          await userEvent.keyboard("yes bank");
          await userEvent.tab();
          await expect(input).not.toHaveFocus();
          await expect(input).toHaveValue("YES Bank");
          await expect(document.body).toHaveFocus();
        },
      },
    );
  },
};
export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <Field {...args} tone="negative" message="Choose a bank to go on" required />
      <Field {...args} label="Invited by" secondaryLabel="(optional)" disabled defaultValue="sbi" />
      <Field {...args} label="Paid to" readOnly defaultValue="axis" />
      <Field {...args} label="Small" size="sm" />
      <Field {...args} label="Large" size="lg" defaultValue="pnb" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("combobox", { name: "Bank" })).toBeInvalid();
    await userEvent.click(canvas.getByRole("combobox", { name: "Paid to" }));
    await userEvent.keyboard("{ArrowDown}");
    await closed();
  },
};
export const Hindi: Story = {
  decorators: [pressedInDocs({ into: "input", write: "पंजाब" })],
  parameters: inFrame(320),
  args: {
    label: "बैंक",
    placeholder: "बैंक का नाम लिखें",
    messages: { show: "बैंक दिखाएँ", empty: "इस नाम का बैंक नहीं मिला" },
    options: [
      { value: "sbi", label: "भारतीय स्टेट बैंक" },
      { value: "pnb", label: "पंजाब नैशनल बैंक", note: "१० मिनट में भुगतान" },
    ],
  },
  globals: { language: "hi" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "पंजाब");
    await at("पंजाब नैशनल बैंक");
  },
};
export const Arabic: Story = {
  decorators: [pressedInDocs({ into: "input", write: "الاهلي" })],
  parameters: inFrame(320),
  args: {
    label: "البنك",
    placeholder: "اكتب اسم البنك",
    messages: { show: "عرض البنوك", empty: "لا يوجد بنك بهذا الاسم" },
    options: [
      { value: "ahli", label: "البنك الأهلي" },
      { value: "rajhi", label: "مصرف الراجحي", note: "الدفع خلال 10 دقائق" },
    ],
    tone: "negative",
    message: "اختر البنك للمتابعة",
  },
  globals: { language: "ar" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "الاهلي");
    await at("البنك الأهلي");
  },
};
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <Field {...args} defaultValue="sbi" />
    </div>
  ),
};
