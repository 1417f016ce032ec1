import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { inFrame } from "../overlay/story-frame.ts";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { Button } from "../button/button.tsx";
import { controls, everyField, fields, messages, rule } from "../dynamic-field/samples.ts";
import { longValue, mixedValue } from "../story/hard-values.ts";
import { sizes } from "../story/sizes.tsx";
import { DynamicForm, type DynamicFormProps } from "./dynamic-form.tsx";

const rules = {
  username: rule({ minLength: 6, maxLength: 16, patternId: 6 }),
  password: rule({ minLength: 8, maxLength: 16, patternId: 20 }),
  confirmPassword: rule(),
  payeeName: rule({ maxLength: 60, patternId: 21 }),
};
const meta = {
  title: "Fields/DynamicForm",
  component: DynamicForm,
  args: {
    fields,
    rules,
    messages,
    controls,
    // The application's own rule: a birthday 21 years ago at least.
    validate: (name, values) =>
      name === "birthday" && (values[name] ?? "") > "2005-11-21" ? { code: "too_young", params: { min: 21 } } : undefined,
    "aria-label": "Make an account",
    onSubmit: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof DynamicForm>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const box = (canvas: Canvas, name: string) => canvas.getByLabelText(new RegExp(`^${name}(?! again)`), { selector: "input" });
const username = (canvas: Canvas) => canvas.getByRole("textbox", { name: "Username" });

export const Rest: Story = {};
/** A field is not checked during its first typing: it is checked when it is left, and from then on at every change. */
export const OnBlurThenOnChange: Story = {
  decorators: [pressedInDocs({ into: "input", write: "an" }, { leave: "input" })],
  play: async ({ canvas, userEvent }) => {
    const input = username(canvas);
    await userEvent.type(input, "an");
    await expect(input).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveAccessibleDescription("6 to 16 letters and digits, at least one of each");
    await userEvent.type(input, "anya42");
    await waitFor(() => expect(input).toBeValid());
    await userEvent.clear(input);
    await waitFor(() => expect(input).toHaveAccessibleDescription("Username cannot be empty"));
  },
};
/** A press on a field's own button does not leave the field, so it is not checked yet. */
export const OwnButtons: Story = {
  args: { rules: { password: rules.password, birthday: rule({ patternId: 13 }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas, "Password"), "Teen");
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(box(canvas, "Password")).toBeValid();
    const calendar = await canvas.findByRole("button", { name: "Calendar" });
    await userEvent.click(calendar);
    await waitFor(() => expect(box(canvas, "Password")).toBeInvalid());
    const day = await screen.findByRole("button", { name: /November 20, 2026/ });
    await expect(canvas.queryByText("Birthday cannot be empty")).toBeNull();
    await userEvent.click(day);
    await waitFor(() => expect(calendar).toHaveFocus());
    await userEvent.tab();
    await expect(await canvas.findByText("You must be 21 or older to register")).toBeVisible();
  },
};
/** An attempt with errors moves the focus to the summary, and each link moves it to its field. */
export const Summary: Story = {
  decorators: [pressedInDocs("[type=submit]")],
  parameters: inFrame(820),
  args: { agreement: "I am 21 or older and accept the terms" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(username(canvas), "ananya42{Enter}");
    const summary = await canvas.findByRole("region", { name: "Please check 4 fields" });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("link", { name: "Password cannot be empty" }));
    await expect(box(canvas, "Password")).toHaveFocus();
    await userEvent.keyboard("Teen-Patti-21");
    await canvas.findByRole("region", { name: "Please check 3 fields" });
    await userEvent.click(canvas.getByRole("checkbox"));
    await canvas.findByRole("region", { name: "Please check 2 fields" });
    await userEvent.click(canvas.getByRole("button", { name: "Make the account" }));
    await waitFor(() => expect(summary).toHaveFocus());
  },
};
/** What `fill` types, in the docs. */
const filled = [
  { into: "input[name=username]", write: "ananya42" },
  { into: "input[name=password]", write: "Teen-Patti-21" },
  { into: "input[name=confirmPassword]", write: "Teen-Patti-21" },
  { into: "input[name=payeeName]", write: "Ananya Sharma" },
] as const;
const sentInDocs = pressedInDocs(...filled, "[type=submit]");
const fill = async (canvas: Canvas, userEvent: { type: (element: Element, text: string) => Promise<void> }) => {
  await userEvent.type(username(canvas), "ananya42");
  await userEvent.type(box(canvas, "Password"), "Teen-Patti-21");
  await userEvent.type(box(canvas, "Repeat password"), "Teen-Patti-21");
  await userEvent.type(canvas.getByRole("textbox", { name: "Full name" }), "Ananya Sharma");
};
/** The form after it was sent. */
export const Sent: Story = {
  decorators: [sentInDocs],
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent);
    await userEvent.click(canvas.getByRole("button", { name: "Make the account" }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        username: "ananya42",
        password: "Teen-Patti-21",
        confirmPassword: "Teen-Patti-21",
        payeeName: "Ananya Sharma",
      }),
    );
  },
};
/** While the form is sent, further presses send nothing. */
export const SentOnce: Story = {
  decorators: [sentInDocs],
  args: { onSubmit: fn(() => new Promise<undefined>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent);
    await userEvent.dblClick(canvas.getByRole("button", { name: "Make the account" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Making the account…" }));
    await userEvent.type(username(canvas), "{Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};
/** An error of the server is shown at its field, keeps the typed values, and disappears when the field changes. */
export const ServerErrors: Story = {
  decorators: [sentInDocs],
  parameters: inFrame(660),
  args: {
    onSubmit: fn(async () => ({
      errors: [{ field: "username", text: "This name is taken" }, { text: "The invitation code is not valid" }],
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await userEvent.click(canvas.getByRole("button", { name: "Make the account" }));
    const summary = await canvas.findByRole("region", { name: "Please check 2 fields" });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(username(canvas)).toHaveValue("ananya42");
    await expect(username(canvas)).toHaveAccessibleDescription("This name is taken");
    await userEvent.type(username(canvas), "x");
    await waitFor(() => expect(username(canvas)).toBeValid());
    await expect(canvas.getByText("The invitation code is not valid")).toBeVisible();
  },
};
/** The server does not answer; what was typed is kept. */
export const ServerSilent: Story = {
  decorators: [sentInDocs],
  parameters: inFrame(620),
  args: { onSubmit: fn(() => Promise.reject(new TypeError("Failed to fetch"))) },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await userEvent.click(canvas.getByRole("button", { name: "Make the account" }));
    await expect(await canvas.findByText(messages.failed)).toBeVisible();
    await expect(username(canvas)).toHaveValue("ananya42");
    await expect(canvas.getByRole("button", { name: "Make the account" })).toBeEnabled();
  },
};
function Changing(args: DynamicFormProps) {
  const [strict, setStrict] = useState(false);
  const { payeeName, ...fewer } = rules;
  const now = {
    ...(strict ? { ...fewer, email: rule({ patternId: 4 }) } : { ...fewer, payeeName }),
    username: rule({ minLength: strict ? 6 : 12, patternId: 6, maxLength: 16 }),
  };
  return (
    <>
      <DynamicForm {...args} rules={now} />
      <Button onClick={() => setStrict(!strict)}>Other rules</Button>
    </>
  );
}
/** Other rules have arrived while a person types: the typed values stay, also in a field that disappears and comes back. */
export const OtherRules: Story = {
  decorators: [
    pressedInDocs({ into: "input[name=username]", write: "ananya42" }, { leave: "input[name=username]" }, "form ~ button"),
  ],
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const swap = canvas.getByRole("button", { name: "Other rules" });
    await userEvent.type(canvas.getByRole("textbox", { name: "Full name" }), "Ananya Sharma");
    await userEvent.type(username(canvas), "ananya42");
    await userEvent.tab();
    await waitFor(() => expect(username(canvas)).toBeInvalid());
    await userEvent.click(swap);
    await expect(username(canvas)).toHaveValue("ananya42");
    await waitFor(() => expect(username(canvas)).toBeValid());
    await expect(canvas.queryByRole("textbox", { name: "Full name" })).toBeNull();
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "a@b.in");
    await userEvent.click(swap);
    await expect(canvas.getByRole("textbox", { name: "Full name" })).toHaveValue("Ananya Sharma");
    await userEvent.click(swap);
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveValue("a@b.in");
  },
};
/** The repeated password is compared with the first, also when the first changes later. */
export const PasswordChanged: Story = {
  decorators: [
    pressedInDocs(...filled, { leave: "input[name=confirmPassword]" }, { into: "input[name=password]", write: "Teen-Patti-21!" }),
  ],
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    await userEvent.tab();
    const again = box(canvas, "Repeat password");
    await userEvent.type(box(canvas, "Password"), "!");
    await waitFor(() => expect(again).toHaveAccessibleDescription(/^The two passwords are not the same/));
    await userEvent.type(again, "!");
    await waitFor(() => expect(again).toBeValid());
  },
};
/** The date of birth breaks its rule. */
export const TooYoung: Story = {
  args: { rules: { birthday: rule({ patternId: 13 }) }, defaultValues: { birthday: "2006-03-14" } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("group", { name: "Birthday" });
    await userEvent.click(canvas.getByRole("button", { name: "Make the account" }));
    await expect(await canvas.findByRole("link", { name: /You must be 21 or older to register/ })).toBeVisible();
  },
};
/** Fields may have names that every object has, such as "toString". */
export const OddNames: Story = {
  args: { rules: { valueOf: rule(), isPrototypeOf: rule({ required: false }) } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "valueOf" }), "x{Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ isPrototypeOf: "", valueOf: "x" }));
  },
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(username(canvas)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const summary = await screen.findByRole("region", { name: "Please check 4 fields" });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(username(canvas)).toHaveFocus();
  },
};
/** Every field, in two columns. */
export const Every: Story = {
  args: { rules: everyField, columns: 2, agreement: "I am 21 or older and accept the terms" },
  decorators: [(Story) => <div style={{ inlineSize: "min(760px, 92vw)" }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await canvas.findByRole("group", { name: "Birthday" });
  },
};
/** Ten thousand characters, hidden ones, and unknown rules: nothing typed is lost, nothing is sent. */
export const Bounds: Story = {
  args: {
    rules: {
      username: rule({ maxLength: 16 }),
      payeeName: rule({ maxLength: 60, patternId: 21 }),
      address: rule(),
      riddle: rule({ patternId: 9999, minLength: 9, maxLength: 2, acceptedPattern: "([" }),
    },
    defaultValues: { username: longValue, payeeName: mixedValue, address: longValue.slice(0, 9_999) },
  },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Make the account" }));
    await canvas.findByRole("region");
    await expect(username(canvas)).toHaveValue(longValue);
    await expect(canvas.getByRole("textbox", { name: "Full name" })).toHaveAccessibleDescription(
      "Write it without hidden characters",
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Sizes: Story = sizes<DynamicFormProps>(
  ({ label, ...args }) => <DynamicForm {...args} aria-label={label} rules={{ username: rules.username }} />,
  "[data-part=control]",
  "block-size",
);
