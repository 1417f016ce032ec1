import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { controls, fields, messages, rule } from "../dynamic-field/samples.ts";
import { DynamicForm } from "./dynamic-form.tsx";

const meta = {
  title: "Fields/DynamicForm by mobile",
  // Its stories are on the page of DynamicForm.
  tags: ["!autodocs"],
  component: DynamicForm,
  args: {
    fields,
    rules: { mobileNum: rule({ minLength: 6, maxLength: 15, patternId: 7 }), verificationCode: rule({ maxLength: 255 }) },
    messages,
    controls,
    "aria-label": "Make an account",
    onSubmit: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof DynamicForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const sms = { storageKey: "dynamic-form" };
const request = fn(async () => ({ sent: true, expiredMinutes: 1 }) as const);
/** A code is requested only for a valid number. */
export const Mobile: Story = {
  args: {
    controls: { ...controls, sms: { ...sms, request } },
  },
  beforeEach: () => {
    sessionStorage.clear();
    request.mockClear();
  },
  play: async ({ canvas, userEvent, args }) => {
    const number = canvas.getByRole("textbox", { name: "Mobile number" });
    await userEvent.click(canvas.getByRole("button", { name: "Send code" }));
    await waitFor(() => expect(number).toHaveFocus());
    await expect(number).toHaveAccessibleDescription("Mobile number cannot be empty");
    await expect(request).not.toHaveBeenCalled();
    await userEvent.type(number, "9820041576");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Send code" })).toBeEnabled());
    // Two requests are a second apart at least; the refused press counted.
    await waitFor(
      async () => {
        await userEvent.click(canvas.getByRole("button", { name: /^(Send code|Again in)/ }));
        await expect(request).toHaveBeenCalledWith({ country: "IN", dial: "91", number: "9820041576" });
      },
      { timeout: 3000 },
    );
    await userEvent.type(canvas.getByRole("textbox", { name: "SMS code" }), "481920{Enter}");
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        mobileNum: "9820041576",
        verificationCode: "481920",
        countryDialingCode: "91",
      }),
    );
  },
};

/** The map alone decides: an application with other names for the same fields gets the same form. */
export const OtherNames: Story = {
  args: {
    fields: {
      cellPin: { kind: "code", autocomplete: "one-time-code", inputMode: "numeric", sentTo: "cell" },
      cell: { kind: "phone", dialName: "cellPrefix" },
      secret: { kind: "password" },
      again: { kind: "password", repeats: "secret" },
    },
    rules: { again: rule(), secret: rule(), cell: rule({ maxLength: 15 }), cellPin: rule({ maxLength: 255 }) },
    controls: { ...controls, sms: { ...sms, request } },
    defaultValues: { cellPrefix: "977" },
  },
  beforeEach: () => {
    sessionStorage.clear();
    request.mockClear();
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const names = [...canvasElement.querySelectorAll<HTMLInputElement>("input[name]")].map(({ name }) => name);
    await expect(names).toEqual(["cellPin", "cell", "secret", "again"]);
    const text = (name: string) => canvas.getByLabelText(new RegExp(`^${name}( \\*)?$`), { selector: "input" });
    await userEvent.type(text("cell"), "9841234567");
    await userEvent.click(canvas.getByRole("button", { name: "Send code" }));
    await waitFor(() => expect(request).toHaveBeenCalledWith(expect.objectContaining({ dial: "977", number: "9841234567" })));
    await userEvent.type(text("cellPin"), "481920");
    await userEvent.type(text("secret"), "Teen-Patti-21");
    await userEvent.type(text("again"), "Teen-Patti-2{Enter}");
    await waitFor(() => expect(text("again")).toHaveAccessibleDescription("The two passwords are not the same"));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(text("again"), "1{Enter}");
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        cellPin: "481920",
        cell: "9841234567",
        cellPrefix: "977",
        secret: "Teen-Patti-21",
        again: "Teen-Patti-21",
      }),
    );
  },
};

/** Countries that load late do not change the typed number: it is then a number of the first of them. */
export const LateCountries: Story = {
  render: function Late(args) {
    const [come, setCome] = useState(false);
    return (
      <>
        <DynamicForm {...args} controls={come ? controls : {}} />
        <button type="button" onClick={() => setCome(true)}>
          Countries come
        </button>
      </>
    );
  },
  args: { rules: { mobileNum: rule({ minLength: 6, maxLength: 15, patternId: 7 }) }, controls: {}, onSubmit: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Mobile number" }), "9820041576");
    await userEvent.click(canvas.getByRole("button", { name: "Countries come" }));
    await canvas.findByRole("combobox");
    await expect(canvas.getByRole("textbox", { name: "Mobile number" })).toHaveValue("9820041576");
    await userEvent.type(canvas.getByRole("textbox", { name: "Mobile number" }), "{Enter}");
    const sent = { mobileNum: "9820041576", countryDialingCode: "91" };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(sent));
  },
};
