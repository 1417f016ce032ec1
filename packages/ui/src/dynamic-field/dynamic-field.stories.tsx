import { REGISTER_FIELDS } from "@baize/domain/identity/register/field-name";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { longGerman, longValue, mixedValue } from "../story/hard-values.ts";
import { sizes } from "../story/sizes.tsx";
import { DynamicField, type DynamicFieldProps } from "./dynamic-field.tsx";
import { arabic, controls, everyField, fields, hindi, messages, rule } from "./samples.ts";

function Held(props: DynamicFieldProps) {
  const [value, setValue] = useState(props.value);
  const change: DynamicFieldProps["onValueChange"] = (next, details) => {
    setValue(next);
    props.onValueChange(next, details);
  };
  return <DynamicField spec={fields[props.name]} {...props} value={value} onValueChange={change} />;
}
const meta = {
  title: "Fields/DynamicField",
  component: DynamicField,
  args: { name: "username", rule: rule(), messages, controls, value: "", onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DynamicField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The mark is beside the label and before the placeholder. */
export const Required: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox", { name: "Username" });
    await expect(input).toBeRequired();
    await expect(input).toHaveAttribute("placeholder", "* Choose a name");
    await expect(input).toHaveAttribute("autocomplete", "username");
    await expect(input).toHaveAttribute("dir", "ltr");
    await userEvent.type(input, "ananya_42");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("ananya_42", expect.objectContaining({ reason: "input" }));
  },
};
/** A field that may stay empty. */
export const Optional: Story = {
  args: { name: "telegram", rule: rule({ required: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAttribute("placeholder", "@name");
    await expect(canvas.getByRole("textbox")).not.toBeRequired();
  },
};
/** A value that breaks its rule, and how to correct it. */
export const Wrong: Story = {
  args: {
    rule: rule({ patternId: 6, minLength: 6, maxLength: 16 }),
    value: "an",
    message: "6 to 16 letters and digits, at least one of each",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
  },
};
/** A field that the rules switch off is not drawn. */
export const NotEnabled: Story = {
  args: { rule: rule({ enabled: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};
/** An e-mail address. */
export const Email: Story = {
  args: { name: "email" },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Email" });
    await expect(input).toHaveAttribute("type", "email");
    await expect(input).toHaveAttribute("inputmode", "email");
    await expect(input).toHaveAttribute("autocomplete", "email");
  },
};
/** A password with its rules. */
export const Password: Story = {
  args: {
    name: "password",
    messages: {
      ...messages,
      passwordRules: (_, value) => [{ id: "length", text: "8 characters or more", met: value.length >= 8 }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Password", { selector: "input", exact: false });
    await expect(input).toHaveAttribute("autocomplete", "new-password");
    await userEvent.type(input, "Teen-Patti-21");
    await expect(canvas.getByText("8 characters or more").closest("li")).toHaveAttribute("data-met");
  },
};
/** A mobile number with its dialling code. */
export const Mobile: Story = {
  args: {
    name: "mobileNum",
    value: "9820041576",
    phone: { country: "IN", dial: "91", number: "9820041576" },
    onPhoneChange: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("textbox")).toHaveAttribute("type", "tel");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Country code" }), "NP");
    await expect(args.onPhoneChange).toHaveBeenCalledWith(
      { country: "NP", dial: "977", number: "9820041576" },
      expect.objectContaining({ reason: "country" }),
    );
  },
};
/** A date of birth. */
export const Birthday: Story = {
  args: { name: "birthday", value: "2001-11-05" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("group", { name: "Birthday" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Calendar" })).toBeVisible();
  },
};
/** A nationality from a list. */
export const Nationality: Story = {
  args: { name: "nationality", value: "NP" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Nationality" })).toHaveValue("NP");
    await expect(canvas.getByRole("combobox")).toHaveAttribute("autocomplete", "country");
  },
};
/** An address of several lines. */
export const Address: Story = { args: { name: "address", value: "12 Marine Drive\nMumbai 400020" } };
/** Without dialling codes or countries the same fields are plain text fields. */
export const WithoutParts: Story = {
  args: { name: "mobileNum", controls: undefined, value: "+91 98200 41576" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Mobile number" })).toHaveAttribute("inputmode", "tel");
  },
};
/** A brand asks for a field without a row in the map: it is a plain text field, and warns in development. */
export const Unknown: Story = {
  args: { name: "favouriteGod", value: "Ganesha", rule: rule({ required: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "favouriteGod (optional)" })).toHaveValue("Ganesha");
  },
};
/** Every field that a registration may ask for. */
export const Every: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      {REGISTER_FIELDS.map((name) => (
        <Held key={name} {...args} name={name} rule={everyField[name] ?? rule()} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("group", { name: "Birthday" })).toBeInTheDocument();
    await expect(canvas.getAllByRole("textbox").length).toBeGreaterThan(15);
  },
};
export const Hindi: Story = { args: { messages: hindi, message: "यूज़रनेम ख़ाली नहीं हो सकता" }, globals: { language: "hi" } };
export const Arabic: Story = {
  args: { messages: arabic, name: "email", message: "اكتب البريد الإلكتروني بشكل صحيح" },
  globals: { language: "ar" },
};
/** Ten thousand characters in every kind of field, unknown rules, and one that contradicts itself. */
export const Bounds: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      {["payeeName", "address", "nationality", "birthday", "mobileNum", "verificationCode"].map((name, at) => (
        <Held key={name} {...args} name={name} value={at % 2 ? mixedValue : longValue} />
      ))}
      <Held {...args} name={longGerman} rule={rule({ patternId: 9999 })} message={longGerman} />
      <Held {...args} name="username" rule={rule({ patternId: -1, minLength: 50, maxLength: 2, acceptedPattern: "([" })} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("group", { name: "Birthday" });
    await expect(canvas.getByRole("textbox", { name: longGerman })).toBeInvalid();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Sizes: Story = sizes<DynamicFieldProps>(
  ({ label, ...args }) => <Held {...args} messages={{ ...messages, label: () => label }} />,
  "[data-part=control]",
  "block-size",
);
