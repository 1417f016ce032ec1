import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { magnifyingGlass } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { Case, Cases, Texts } from "../story/bounds.tsx";
import { holds } from "../story/faults.ts";
import { longValue, mixedValue } from "../story/hard-values.ts";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { TextField, type TextFieldOwnProps } from "./text-field.tsx";

const Field = flat<TextFieldOwnProps>(TextField);
type Args = StoryArgs<TextFieldOwnProps>;
const meta: Meta<Args> = {
  title: "Fields/TextField",
  component: Field,
  args: { label: "Full name", placeholder: "Write your full name", onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<Args>;

export const Rest: Story = {
  args: { description: "As in your passbook", required: true },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox", { name: "Full name" });
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription("As in your passbook");
    await userEvent.type(input, "Ananya Sharma");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Ananya Sharma", expect.objectContaining({ reason: "input" }));
  },
};
export const Focused: Story = {
  decorators: [pressedInDocs({ focused: "input" })],
  args: { defaultValue: "Ananya S" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
};
/** A value that the server confirmed. */
export const Positive: Story = {
  args: { label: "Username", defaultValue: "ananya_42", tone: "positive", message: "This name is free", dir: "ltr" },
};
export const Negative: Story = {
  args: {
    label: "Username",
    defaultValue: "an",
    tone: "negative",
    message: "Write at least 6 characters",
    description: "6 to 16 letters and digits",
    required: true,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Username" });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("6 to 16 letters and digits Write at least 6 characters");
  },
};
export const Warning: Story = {
  args: { label: "UPI ID", defaultValue: "ananya@oldbank", tone: "warning", message: "UPI is slow now, allow 40 minutes" },
};
export const Info: Story = {
  args: { label: "Nickname", defaultValue: "Lucky", tone: "info", message: "Other players see this name" },
};
export const Disabled: Story = {
  args: {
    label: "Invitation code",
    secondaryLabel: "(optional)",
    defaultValue: "K7M2Q",
    disabled: true,
    description: "From your link",
  },
};
export const ReadOnly: Story = { args: { label: "Account", value: "an***42", readOnly: true } };
/** While the server checks the value. */
export const Checking: Story = {
  args: { label: "Username", defaultValue: "ananya_42", endContent: <Spinner />, message: "Looking whether it is free…" },
};
/** With an icon before the text. */
export const Adorned: Story = {
  args: {
    "aria-label": "Find a game",
    label: undefined,
    placeholder: "Find a game",
    startContent: <Icon art={magnifyingGlass} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Find a game" })).toBeVisible();
  },
};
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <Field {...args} size="sm" label="Small" />
      <Field {...args} size="md" label="Medium" />
      <Field {...args} size="lg" label="Large" />
    </div>
  ),
};
/** A line is kept free for the message, so that nothing moves. */
export const ReservedMessage: Story = {
  args: { reserveMessageSpace: true },
  play: async ({ canvasElement }) => {
    const message = canvasElement.querySelector('[data-part="message"]');
    await expect(message?.getBoundingClientRect().height).toBeGreaterThan(15);
  },
};
/** A handler refuses what is no digit. */
export const RefusedChange: Story = {
  args: {
    label: "Digits only",
    defaultValue: "42",
    onValueChange: (value, details) => {
      if (/\D/.test(value)) details.cancel();
    },
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "a7b");
    await expect(input).toHaveValue("427");
  },
};
export const Hindi: Story = {
  args: {
    label: "पूरा नाम",
    secondaryLabel: "(पासबुक जैसा)",
    placeholder: "पूरा नाम लिखें",
    defaultValue: "अनन्या शर्मा",
    tone: "negative",
    message: "नाम और उपनाम के बीच जगह छोड़ें",
    lang: "hi",
  },
};
export const Arabic: Story = {
  args: {
    label: "الاسم الكامل",
    placeholder: "اكتب اسمك الكامل",
    defaultValue: "أنانيا شارما",
    tone: "negative",
    message: "اترك مسافة بين الاسم واسم العائلة",
    required: true,
  },
};
/** An e-mail address in an Arabic form: the address runs from left to right. */
export const ArabicEmail: Story = {
  args: { label: "البريد الإلكتروني", placeholder: "* البريد الإلكتروني", type: "email", required: true, defaultValue: "" },
};
export const Narrow: Story = {
  args: {
    label: "The name that is printed on the first page of your bank passbook, exactly as the bank has written it",
    required: true,
    tone: "negative",
    message: "Bankkontoinhabernamensprüfungsergebnis: name and passbook differ, write it once more",
    description: "Withdrawals are paid to this name and to no other.",
  },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
};
/** Ten thousand characters, words that cannot break in every place, names of either direction. */
export const Bounds: Story = {
  render: (args) => (
    <>
      <Cases>
        <Case of="Ten thousand characters">
          <Field {...args} label="Long" defaultValue={longValue} tone="negative" message={longValue.slice(0, 300)} />
        </Case>
      </Cases>
      <Texts>
        {(text) => (
          <Field
            {...args}
            label={text}
            secondaryLabel="(optional)"
            description={text}
            tone="info"
            message={text}
            placeholder={text}
          />
        )}
      </Texts>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("textbox", { name: "Long" })).toHaveValue(longValue);
    await holds(canvasElement, 6);
  },
};
/** Emoji and hidden signs of direction change nothing around the field. */
export const EmojiAndBidiControls: Story = {
  args: { label: "Nickname", defaultValue: mixedValue, description: mixedValue },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveValue(mixedValue);
  },
};
export const OnCloth: Story = {
  args: { tone: "negative", message: "No game by this name", required: true },
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24, display: "grid", gap: 16 }}>
      <TextField label="Game" placeholder="Pearl Monsoon" />
      <Field {...args} />
      <TextField label="Off" disabled defaultValue="K7M2Q" />
    </div>
  ),
};
