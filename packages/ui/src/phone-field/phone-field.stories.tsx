import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { longValue, mixedValue } from "../story/hard-values.ts";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { PhoneField, type PhoneFieldOwnProps } from "./phone-field.tsx";
import { loadPhoneLib } from "./load-phone-lib.ts";

const Field = flat<PhoneFieldOwnProps>(PhoneField);
type Args = StoryArgs<PhoneFieldOwnProps>;
const countries = [
  { code: "IN", dial: "91", name: "India" },
  { code: "NP", dial: "977", name: "Nepal" },
  { code: "BD", dial: "880", name: "Bangladesh" },
  { code: "AE", dial: "971", name: "United Arab Emirates" },
];
const meta: Meta<Args> = {
  title: "Fields/PhoneField",
  component: Field,
  args: { label: "Mobile number", countries, required: true, onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<Args>;
const indian = { country: "IN", dial: "91", number: "9820041576" };

export const Rest: Story = {
  loaders: [async () => ({ lib: await loadPhoneLib() })],
  play: async ({ canvas, userEvent, args }) => {
    const number = canvas.getByRole("textbox", { name: "Mobile number" });
    await userEvent.click(number);
    // The numbering plans come after the first focus.
    await waitFor(async () => {
      await userEvent.clear(number);
      await userEvent.type(number, "9820041576");
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        indian,
        expect.objectContaining({ reason: "input", valid: true }),
      );
    });
    await userEvent.tab();
    await expect(number).toHaveValue("98200 41576");
  },
};
/** Another country is chosen. */
export const OtherCountry: Story = {
  args: { defaultValue: { country: "NP", dial: "977", number: "9820041576" } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("+977", { selector: "span" })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Country code" }), "IN");
    await expect(args.onValueChange).toHaveBeenCalledWith(indian, expect.objectContaining({ reason: "country" }));
    await expect(canvas.getByText("+91", { selector: "span" })).toBeVisible();
  },
};
/** A pasted number with its dialling code chooses the country. */
export const PastedInternational: Story = {
  decorators: [pressedInDocs({ into: "input", write: "+977 984-1234567" })],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste("+977 984-1234567");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { country: "NP", dial: "977", number: "9841234567" },
      expect.objectContaining({ reason: "input" }),
    );
    await expect(canvas.getByRole("textbox")).toHaveValue("9841234567");
  },
};
export const NativeDigits: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "९८२००");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { country: "IN", dial: "91", number: "98200" },
      expect.objectContaining({ reason: "input" }),
    );
    await expect(canvas.getByRole("textbox")).toHaveValue("९८२००");
  },
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("combobox", { name: "Country code" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Mobile number" })).toHaveFocus();
  },
};
/** With one country there is nothing to choose. */
export const OneCountry: Story = {
  args: { countries: countries.slice(0, 1), defaultValue: indian },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("combobox")).toBeNull();
  },
};
export const Negative: Story = {
  args: { defaultValue: { ...indian, number: "98200" }, tone: "negative", message: "Write the 10 digits of a mobile number" },
};
export const Disabled: Story = { args: { defaultValue: indian, disabled: true } };
export const Hindi: Story = {
  args: {
    label: "मोबाइल नंबर",
    countries: [
      { code: "IN", dial: "91", name: "भारत" },
      { code: "NP", dial: "977", name: "नेपाल" },
    ],
    defaultValue: indian,
  },
  globals: { language: "hi" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "देश का कोड" })).toBeEnabled();
  },
};
export const Arabic: Story = {
  args: {
    label: "رقم الجوال",
    countries: [
      { code: "SA", dial: "966", name: "السعودية" },
      { code: "AE", dial: "971", name: "الإمارات" },
    ],
    defaultValue: { country: "SA", dial: "966", number: "512345678" },
    tone: "negative",
    message: "اكتب رقم جوال صحيحًا",
  },
  globals: { language: "ar" },
};
export const Bounds: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas, userEvent, canvasElement }) => {
    const number = canvas.getByRole("textbox");
    await userEvent.click(number);
    await userEvent.paste(longValue);
    await expect(number).toHaveValue(longValue);
    await userEvent.clear(number);
    await userEvent.paste(mixedValue);
    await expect(number).toHaveValue(mixedValue);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
