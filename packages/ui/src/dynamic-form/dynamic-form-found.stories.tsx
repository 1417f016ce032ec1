import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { fields, messages, rule } from "../dynamic-field/samples.ts";
import { DynamicForm } from "./dynamic-form.tsx";

const meta = {
  title: "Fields/DynamicForm asking the server",
  // Its stories are on the page of DynamicForm.
  tags: ["!autodocs"],
  component: DynamicForm,
  args: {
    fields,
    rules: { username: rule({ minLength: 6, maxLength: 16, patternId: 6 }), payeeName: rule({ maxLength: 60, patternId: 21 }) },
    messages,
    "aria-label": "Make an account",
    onSubmit: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof DynamicForm>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const username = (canvas: Canvas) => canvas.getByRole("textbox", { name: "Username" });

const findProblem = fn(async (_: string, value: string) => (value === "ananya42" ? "This name is taken" : undefined));
/** A taken name is said when the field is left, is not asked about twice, and holds the form until it is changed. */
export const FoundByTheServer: Story = {
  args: { findProblem },
  beforeEach: () => void findProblem.mockClear(),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(username(canvas), "ananya42");
    await userEvent.type(canvas.getByRole("textbox", { name: "Full name" }), "Ananya Sharma");
    await userEvent.tab();
    await waitFor(() => expect(username(canvas)).toHaveAccessibleDescription("This name is taken"));
    await userEvent.click(canvas.getByRole("button", { name: "Make the account" }));
    await expect(await canvas.findByRole("link", { name: "Username: This name is taken" })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(username(canvas), "x");
    await userEvent.tab();
    await waitFor(() => expect(username(canvas)).toBeValid());
    await userEvent.click(canvas.getByRole("button", { name: "Make the account" }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    const asked = findProblem.mock.calls.filter(([name]) => name === "username");
    await expect(asked).toEqual([
      ["username", "ananya42"],
      ["username", "ananya42x"],
    ]);
  },
};
