import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { PasswordField } from "../password-field/password-field.tsx";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { TextField } from "../text-field/text-field.tsx";
import * as css from "./form.css.ts";
import { Form } from "./form.tsx";

const meta = {
  title: "Fields/Form",
  component: Form,
  args: { onSubmit: fn(), children: null },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
  render: (args) => (
    <Form {...args} aria-label="Log in">
      {({ pending }) => (
        <>
          <TextField label="Username" name="username" autoComplete="username" required dir="ltr" />
          <PasswordField label="Password" name="password" required />
          <Checkbox label="Remember me for a day" className={css.span} />
          <Button type="submit" variant="primary" size="lg" fullWidth pending={pending} className={css.span}>
            {pending ? "Logging in…" : "Log in"}
          </Button>
        </>
      )}
    </Form>
  ),
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Username" }), "ananya_42{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
/** While the form waits for the answer, a double click, Enter or a press sends nothing more. */
export const SendsOnce: Story = {
  decorators: [pressedInDocs("[type=submit]")],
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole("button", { name: "Log in" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Username" }), "{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Logging in…" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("form", { name: "Log in" })).toHaveAttribute("aria-busy", "true");
  },
};
export const TwoColumns: Story = {
  args: { columns: 2 },
  decorators: [(Story) => <div style={{ inlineSize: "min(720px, 90vw)" }}>{Story()}</div>],
};
