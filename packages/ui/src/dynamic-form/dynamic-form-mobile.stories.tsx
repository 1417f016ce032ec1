import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { controls, messages, rule } from "../dynamic-field/samples.ts";
import { words } from "../sms-code-field/sms-words.fixture.ts";
import { DynamicForm } from "./dynamic-form.tsx";

const meta = {
  title: "Fields/DynamicForm by mobile",
  component: DynamicForm,
  args: {
    rules: { mobileNum: rule({ minLength: 6, maxLength: 15, patternId: 7 }), verificationCode: rule({ maxLength: 255 }) },
    messages,
    controls,
    context: { minimumAge: 21, today: { year: 2026, month: 11, day: 21 } },
    "aria-label": "Make an account",
    onSubmit: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof DynamicForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const sms = { storageKey: "dynamic-form", words };
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
