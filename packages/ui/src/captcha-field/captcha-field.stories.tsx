import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../button/button.tsx";
import { longValue, mixedValue } from "../story/hard-values.ts";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { sizes } from "../story/sizes.tsx";
import { CaptchaField, type CaptchaFieldOwnProps } from "./captcha-field.tsx";

const Field = flat<CaptchaFieldOwnProps>(CaptchaField);
type Args = StoryArgs<CaptchaFieldOwnProps>;
// 7042 in four skewed strokes, like the pictures of the sandbox server.
const picture = btoa(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 118 44"><path fill="oklch(.95 .02 160)" d="M0 0h118v44H0z"/><g fill="none" stroke="oklch(.3 .05 165)" stroke-width="3.4" stroke-linecap="round"><path d="M12 13h15L18 34"/><ellipse cx="44" cy="23" rx="7" ry="11"/><path d="M70 34V11L59 26h16M86 16q8-9 12 0 0 7-12 17h14"/></g><path stroke="oklch(.6 .04 165)" d="M4 30Q50 4 114 26" fill="none"/></svg>`,
);
const meta: Meta<Args> = {
  title: "Fields/CaptchaField",
  component: Field,
  args: {
    label: "Enter the digits you see",
    image: picture,
    required: true,
    inputMode: "numeric",
    alternative: <Button size="xs">I cannot read the picture</Button>,
    onRefresh: fn(),
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<Args>;

export const Rest: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Enter the digits you see" }), "7042");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("7042", expect.objectContaining({ reason: "input" }));
    await expect(canvas.getByRole("img", { name: /^Picture with digits/ })).toBeVisible();
  },
};
/** A second press within a second fetches nothing; the text for the old picture is cleared. */
export const Refresh: Story = {
  args: { defaultValue: "70" },
  play: async ({ canvas, userEvent, args }) => {
    const refresh = canvas.getByRole("button", { name: "New picture" });
    await userEvent.dblClick(refresh);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("textbox")).toHaveValue("");
    await expect(refresh).toHaveFocus();
  },
};
export const Loading: Story = { args: { image: undefined } };
/** The picture could not be loaded; another one can be fetched. */
export const PictureFailed: Story = {
  args: { image: undefined, failed: true, tone: "warning", message: "The picture did not come. Fetch another one." },
};
/** An address that is no picture is not shown. */
export const NotAPicture: Story = {
  args: { image: "javascript:alert(1)" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvas.getByText("No picture")).toBeVisible();
  },
};
export const Negative: Story = { args: { defaultValue: "7024", tone: "negative", message: "Not the digits of the picture" } };
export const Disabled: Story = { args: { disabled: true } };
export const Hindi: Story = {
  args: {
    label: "चित्र में लिखे अंक",
    alternative: <Button size="xs">मुझे चित्र नहीं दिखता</Button>,
    defaultValue: "70",
  },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: {
    label: "الأرقام في الصورة",
    alternative: <Button size="xs">لا أستطيع قراءة الصورة</Button>,
  },
  globals: { language: "ar" },
};
export const Bounds: Story = {
  args: { defaultValue: longValue, description: mixedValue },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Sizes: Story = sizes((args: Args) => <Field {...args} />, "[data-part=control]", "block-size");
