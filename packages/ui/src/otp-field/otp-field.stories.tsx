import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { longValue, mixedValue } from "../story/hard-values.ts";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { keyboard } from "./otp-field.keyboard.ts";
import { sizes } from "../story/sizes.tsx";
import { OtpField, type OtpFieldOwnProps } from "./otp-field.tsx";

const Field = flat<OtpFieldOwnProps>(OtpField);
type Args = StoryArgs<OtpFieldOwnProps>;
const meta: Meta<Args> = {
  title: "Fields/OtpField",
  component: Field,
  args: { label: "Code", onValueChange: fn(), onComplete: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<Args>;

const seen = (root: HTMLElement) => root.querySelector("[data-part=boxes]")?.textContent;
const active = (root: HTMLElement) =>
  [...root.querySelectorAll("[data-part=boxes] > *")].flatMap((box, index) => (box.hasAttribute("data-active") ? [index] : []));
/** What the clipboard does to a page whose focus is in no field. */
function pasteOnPage(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

export const Rest: Story = {
  args: { required: true, groupSize: 3, description: "Sent to +91 •••• ••42 10" },
  play: async ({ canvas, userEvent, args, canvasElement }) => {
    const field = canvas.getByRole("textbox", { name: "Code" });
    await expect(canvas.getAllByRole("textbox")).toHaveLength(1);
    await expect(field).toHaveAttribute("autocomplete", "one-time-code");
    await userEvent.type(field, "48a1 9");
    await expect(field).toHaveValue("4819");
    await expect(seen(canvasElement)).toBe("4819");
    await expect(active(canvasElement)).toEqual([4]);
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard("20");
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledWith("481920");
    await userEvent.keyboard("7");
    await expect(field).toHaveValue("481920");
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
  },
};
/** A code is pasted at once. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent, args, canvasElement }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "11");
    for (const [index, text] of ["481 920", "४८१-९२०", "Your Baize code is 481920. Do not share it."].entries()) {
      await userEvent.clear(field);
      await userEvent.type(field, "11");
      await userEvent.paste(text);
      await expect(args.onValueChange).toHaveBeenLastCalledWith("481920", expect.objectContaining({ reason: "paste" }));
      await expect(args.onComplete).toHaveBeenCalledTimes(index + 1);
    }
    await expect(seen(canvasElement)).toBe("481920");
    // With the focus in no field a code is still meant for this one; other texts are not.
    await userEvent.clear(field);
    field.blur();
    pasteOnPage("Ananya");
    pasteOnPage("4819");
    await expect(field).toHaveValue("");
    pasteOnPage("٤٨١ ٩٢٠");
    await waitFor(() => expect(field).toHaveValue("481920"));
    await expect(field).toHaveFocus();
    await expect(args.onComplete).toHaveBeenCalledTimes(4);
  },
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  args: { defaultValue: "48192" },
  render: (args) => (
    <form
      aria-label="Log in"
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.sent = "yes";
      }}
    >
      <Field {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const field = canvas.getByRole<HTMLInputElement>("textbox");
    await userEvent.tab();
    field.setSelectionRange(5, 5);
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        "0–9": async () => {
          await userEvent.keyboard("0");
          await expect(seen(canvasElement)).toBe("481920");
          field.setSelectionRange(2, 2);
          await userEvent.keyboard("7");
          await expect(seen(canvasElement)).toBe("487920");
          await waitFor(() => expect(active(canvasElement)).toEqual([3]));
        },
        Backspace: async (press) => {
          await press();
          await expect(seen(canvasElement)).toBe("48920");
          await waitFor(() => expect(active(canvasElement)).toEqual([2]));
        },
        ArrowLeft: async (press) => {
          await press();
          await waitFor(() => expect(active(canvasElement)).toEqual([1]));
        },
        ArrowRight: async (press) => {
          await press();
          await waitFor(() => expect(active(canvasElement)).toEqual([2]));
        },
        "Control+V": async () => {
          await userEvent.paste("123 456");
          await expect(seen(canvasElement)).toBe("123456");
        },
        Enter: async (press) => {
          await press();
          await expect(canvas.getByRole("form")).toHaveAttribute("data-sent", "yes");
        },
      },
    );
  },
};
/** A press takes the digit that it hits: what is written next takes its place. */
export const OneDigitMended: Story = {
  args: { defaultValue: "481920" },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const third = canvasElement.querySelectorAll("[data-part=boxes] > *")[2];
    const box = third?.getBoundingClientRect() ?? new DOMRect();
    const coords = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
    await userEvent.pointer({ keys: "[MouseLeft]", target: canvas.getByRole("textbox"), coords });
    await waitFor(() => expect(active(canvasElement)).toEqual([2]));
    await userEvent.keyboard("7");
    await expect(seen(canvasElement)).toBe("487920");
  },
};
export const Negative: Story = {
  args: { defaultValue: "481920", tone: "negative", message: "This code has expired. Ask for another one", required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("This code has expired. Ask for another one");
  },
};
export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 16 }}>
      <Field {...args} label="Right" defaultValue="481920" tone="positive" message="The code is right" />
      <Field {...args} label="Four digits" length={4} defaultValue="48" />
      <Field {...args} label="Off" disabled defaultValue="481920" />
      <Field {...args} label="Read only" readOnly defaultValue="481920" />
      <div data-ground="cloth" style={{ padding: 16 }}>
        <Field {...args} label="On cloth" groupSize={3} defaultValue="481" />
      </div>
    </div>
  ),
  play: async () => {
    // Two fields would both want it; the one whose length it has takes it.
    pasteOnPage("7 7 7 7");
    await waitFor(() => expect(document.activeElement).toHaveValue("7777"));
  },
};
export const Refused: Story = {
  args: { defaultValue: "48", onValueChange: (_, details) => details.cancel() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "1920");
    await expect(canvas.getByRole("textbox")).toHaveValue("48");
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
};
/** Digits of any script are taken and run from left to right; the row keeps to the reading edge. */
export const Languages: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <div lang="hi" dir="ltr">
        <Field
          {...args}
          label="कोड"
          description="+91 •••• ••42 10 पर भेजा गया"
          defaultValue="४८१"
          tone="negative"
          message="कोड के छहों अंक लिखें"
        />
      </div>
      <div lang="ar" dir="rtl">
        <Field
          {...args}
          label="الرمز"
          description="أُرسل إلى هاتفك"
          defaultValue="٤٨١"
          tone="negative"
          message="اكتب الأرقام الستة كلها"
        />
      </div>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const field of canvas.getAllByRole("textbox")) await expect(field).toHaveValue("481");
    const [first, second] = [...canvasElement.querySelectorAll("[dir=rtl] [data-part=boxes] > *")].map(
      (box) => box.getBoundingClientRect().x,
    );
    await expect(first).toBeLessThan(second ?? 0);
  },
};
export const Bounds: Story = {
  args: { length: 8, label: longValue.slice(0, 120), value: "-12e9 ∞ 99999999999999" },
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
  play: async ({ canvas, userEvent, canvasElement }) => {
    await expect(canvas.getByRole("textbox")).toHaveValue("12999999");
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste(mixedValue);
    await userEvent.paste(longValue);
    await expect(seen(canvasElement)).toBe("12999999");
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Sizes: Story = sizes((args: Args) => <Field {...args} />, "[data-part=box]:first-child", "block-size");
