import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { longValue, mixedValue } from "../story/hard-values.ts";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { keyboard } from "./password-field.keyboard.ts";
import { PasswordField, type PasswordFieldOwnProps } from "./password-field.tsx";

const Field = flat<PasswordFieldOwnProps>(PasswordField);
type Args = StoryArgs<PasswordFieldOwnProps>;
const meta: Meta<Args> = {
  title: "Fields/PasswordField",
  component: Field,
  args: { label: "Password", required: true },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<Args>;

export const Rest: Story = {
  args: { defaultValue: "Teen-Patti-21" },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Password", { selector: "input", exact: false });
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(input).toHaveAttribute("type", "text");
    await expect(input).toHaveValue("Teen-Patti-21");
    await expect(canvas.getByRole("button", { name: "Hide password" })).toHaveFocus();
  },
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Password", { selector: "input", exact: false });
    const [tab, space, enter] = keyboard;
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard(`{${tab?.keys}}`);
    await expect(canvas.getByRole("button", { name: "Show password" })).toHaveFocus();
    await userEvent.keyboard(space?.keys === "Space" ? " " : "");
    await expect(input).toHaveAttribute("type", "text");
    await userEvent.keyboard(`{${enter?.keys}}`);
    await expect(input).toHaveAttribute("type", "password");
  },
};
/** The password is shown. */
export const Shown: Story = {
  decorators: [pressedInDocs()],
  args: { defaultValue: "Teen-Patti-21" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
  },
};
/** Password managers read from a hidden field whose password it is. Screen readers and the Tab key skip that field. */
export const ForAManager: Story = {
  args: { username: "asha" },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const name = canvasElement.querySelector<HTMLInputElement>("input[autocomplete=username]");
    await expect(name).toHaveValue("asha");
    await expect(name).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByLabelText("Password", { selector: "input", exact: false })).toHaveFocus();
  },
};
function RulesMet(props: Args) {
  const [value, setValue] = useState("");
  const rules = [
    { id: "length", text: "8 to 16 characters", met: value.length >= 8 && value.length <= 16 },
    { id: "upper", text: "one capital", met: /\p{Lu}/u.test(value) },
    { id: "lower", text: "one small letter", met: /\p{Ll}/u.test(value) },
    { id: "digit", text: "one digit", met: /\d/.test(value) },
  ];
  return <Field {...props} autoComplete="new-password" rules={rules} value={value} onValueChange={setValue} />;
}
/** With the rules that a new password has to meet. */
export const Rules: Story = {
  args: { label: "New password" },
  render: (args) => <RulesMet {...args} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("New password", { selector: "input", exact: false });
    await userEvent.type(input, "teenpatti21");
    await expect(canvas.getByText("8 to 16 characters").closest("li")).toHaveTextContent("8 to 16 characters met");
    await expect(canvas.getByText("one capital").closest("li")).toHaveTextContent("one capital not met yet");
  },
};
export const Invalid: Story = {
  args: { label: "Repeat password", tone: "negative", message: "The two passwords are not the same", defaultValue: "teenpatti" },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: "teenpatti" } };
/** A shown password is hidden before the form is sent. */
export const HiddenAgainBeforeSending: Story = {
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()} style={{ display: "grid", gap: 12 }}>
      <Field {...args} defaultValue="Teen-Patti-21" />
      <button type="submit">Log in</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await userEvent.click(canvas.getByRole("button", { name: "Log in" }));
    await expect(canvas.getByLabelText("Password", { selector: "input", exact: false })).toHaveAttribute("type", "password");
  },
};
export const Hindi: Story = {
  args: {
    label: "पासवर्ड",
    description: "8–16 अक्षर: एक बड़ा, एक छोटा, एक अंक, एक चिह्न",
    defaultValue: "मेरापासवर्ड1",
  },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: {
    label: "كلمة المرور",
    tone: "negative",
    message: "كلمتا المرور غير متطابقتين",
    defaultValue: "teenpatti",
  },
  globals: { language: "ar" },
};
export const Bounds: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16, inlineSize: 320 }}>
      <Field {...args} label="Long" defaultValue={longValue} />
      <Field {...args} label="Mixed" defaultValue={mixedValue} />
    </div>
  ),
  play: async ({ canvas, userEvent, canvasElement }) => {
    for (const show of canvas.getAllByRole("button", { name: "Show password" })) await userEvent.click(show);
    await expect(canvas.getByLabelText("Mixed", { selector: "input", exact: false })).toHaveValue(mixedValue);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
