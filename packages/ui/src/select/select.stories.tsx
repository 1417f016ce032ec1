import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { forcedStates } from "../story/forced-states.tsx";
import { inFrame } from "../overlay/story-frame.ts";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { longValue, mixedValue } from "../story/hard-values.ts";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { Select, type SelectOwnProps } from "./select.tsx";

const Field = flat<SelectOwnProps>(Select);
type Args = StoryArgs<SelectOwnProps>;
const currencies = [
  { value: "INR", label: "INR ₹" },
  { value: "BDT", label: "BDT ৳" },
  { value: "NPR", label: "NPR रू" },
  { value: "USD", label: "USD $", disabled: true },
];
const meta: Meta<Args> = {
  title: "Fields/Select",
  component: Field,
  args: { label: "Currency", options: currencies, placeholder: "Choose a currency", onValueChange: fn() },
  // An open list locks scrolling by the body's own box, which must not be the frame's padding.
  parameters: { layout: "fullscreen" },
  decorators: [(Story) => <div style={{ maxInlineSize: 392, minBlockSize: 240, padding: 16 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<Args>;

const closed = () => waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());

const on = (name: string) => waitFor(() => expect(screen.getByRole("option", { name })).toHaveFocus());

export const Rest: Story = {
  args: { required: true, description: "It cannot be changed later" },
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole("combobox", { name: "Currency" });
    await expect(trigger).toHaveTextContent("Choose a currency");
    await expect(trigger).toHaveAccessibleDescription("It cannot be changed later");
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole("option", { name: "BDT ৳" }));
    await expect(trigger).toHaveTextContent("BDT ৳");
    await expect(args.onValueChange).toHaveBeenCalledWith("BDT", expect.objectContaining({ reason: "choose" }));
    await closed();
  },
};
export const Chosen: Story = { args: { defaultValue: "INR" } };
export const Keyboard: Story = {
  tags: ["keyboard"],
  args: { defaultValue: "INR" },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("combobox");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await on("INR ₹");
    await userEvent.keyboard("{ArrowDown}");
    await on("BDT ৳");
    await userEvent.keyboard("{ArrowUp}");
    await on("INR ₹");
    await userEvent.keyboard("{End}");
    await on("NPR रू");
    await userEvent.keyboard("{Home}");
    await on("INR ₹");
    await userEvent.keyboard("n");
    await on("NPR रू");
    await userEvent.keyboard("{Escape}");
    await closed();
    await expect(trigger).toHaveTextContent("INR ₹");
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await on("INR ₹");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await closed();
    await expect(trigger).toHaveTextContent("BDT ৳");
  },
};
export const Open: Story = {
  args: { defaultValue: "INR", defaultOpen: true },
  parameters: {
    gates: {
      "rules: aria-hidden-focus": "an open list hides the rest of the page and keeps focus: axe knows that of dialogs alone",
    },
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 280 } },
  },
};
/** The options: at rest, under the pointer or the keyboard's focus, chosen, and disabled. */
export const HoverAndFocus: Story = {
  ...Open,
  decorators: [forcedStates("[role=option][data-state=unchecked]:not([data-disabled])", "[role=option][data-state=checked]")],
};
export const Grouped: Story = {
  decorators: [pressedInDocs("[role=combobox]")],
  parameters: inFrame(320),
  args: {
    label: "Account",
    placeholder: "Choose an account",
    defaultValue: "sbi",
    options: [
      {
        group: "Banks",
        options: [
          { value: "sbi", label: "SBI •••• 4471", note: "Ananya Sharma" },
          { value: "hdfc", label: "HDFC •••• 0932", note: "Ananya Sharma" },
        ],
      },
      { group: "UPI", options: [{ value: "upi", label: "ananya@upi", note: "Paid in 10 minutes" }] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("combobox");
    await expect(trigger).toHaveTextContent("SBI •••• 4471");
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole("group", { name: "UPI" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await closed();
  },
};
export const Negative: Story = { args: { tone: "negative", message: "Choose a currency to go on", required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "INR" } };
export const Empty: Story = { args: { options: [], placeholder: "No accounts yet" } };
export const Refused: Story = {
  args: { defaultValue: "INR", onValueChange: (_, details) => details.cancel() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.click(await screen.findByRole("option", { name: "BDT ৳" }));
    await closed();
    await expect(canvas.getByRole("combobox")).toHaveTextContent("INR ₹");
  },
};
export const Hindi: Story = {
  args: {
    label: "मुद्रा",
    placeholder: "मुद्रा चुनें",
    options: [
      { value: "INR", label: "भारतीय रुपया ₹" },
      { value: "NPR", label: "नेपाली रुपया रू" },
    ],
    defaultValue: "INR",
  },
};
export const Arabic: Story = {
  args: {
    label: "العملة",
    placeholder: "اختر العملة",
    options: [{ value: "AED", label: "درهم إماراتي" }],
    tone: "negative",
    message: "اختر العملة للمتابعة",
  },
};
export const Bounds: Story = {
  args: {
    options: [
      { value: "long", label: longValue },
      { value: "mixed", label: mixedValue },
    ],
    defaultValue: "long",
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <Field {...args} defaultValue="INR" />
    </div>
  ),
};
