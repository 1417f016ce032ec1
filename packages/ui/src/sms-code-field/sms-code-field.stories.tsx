import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { inFrame } from "../overlay/story-frame.ts";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { en } from "../messages/en/all.ts";
import { longValue, mixedValue } from "../story/hard-values.ts";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { sizes } from "../story/sizes.tsx";
import { SmsCodeField, type SmsCodeFieldOwnProps } from "./sms-code-field.tsx";
import { clearWait, keepWait } from "./wait-store.ts";

const Field = flat<SmsCodeFieldOwnProps>(SmsCodeField);
type Args = StoryArgs<SmsCodeFieldOwnProps>;
const meta: Meta<Args> = {
  title: "Fields/SmsCodeField",
  component: Field,
  args: {
    label: "SMS code",
    required: true,
    storageKey: "story",
    request: fn(async () => ({ sent: true, expiredMinutes: 3 }) as const),
    onValueChange: fn(),
    onSent: fn(),
    onFailed: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
  // One wait for each story: the docs page shows them together.
  render: (args, { id }) => <Field {...args} storageKey={id} />,
  beforeEach: ({ id }) => {
    clearWait(id);
  },
};
export default meta;
type Story = StoryObj<Args>;

/** A wait that was begun before the story was opened, as after a reload. */
const waiting =
  (seconds: number, why: "sent" | "too-many"): Story["beforeEach"] =>
  ({ id }) => {
    keepWait(id, { deadline: Date.now() + seconds * 1000, span: seconds * 1000, offset: 0, why });
  };

export const Idle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox", { name: "SMS code" });
    await expect(input).toHaveAttribute("autocomplete", "one-time-code");
    await expect(input).toHaveAttribute("maxlength", "255");
    await userEvent.type(input, "481920");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("481920", expect.objectContaining({ reason: "input" }));
    await expect(args.request).not.toHaveBeenCalled();
  },
};
/** One request for a double press; then the wait, which is said once. */
export const Sent: Story = {
  decorators: [pressedInDocs()],
  args: { sentTo: () => "+91 98200 41576" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole("button", { name: "Send code" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: /^Send again in/ })).toBeVisible());
    await expect(args.request).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/^Code sent to .*\+91 98200 41576/);
    await expect(canvas.getByRole("status")).toHaveTextContent("Code sent. You can ask for another in 180 seconds.");
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.request).toHaveBeenCalledOnce();
  },
};
/** While the code is asked for. */
export const Sending: Story = {
  decorators: [pressedInDocs()],
  args: { request: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send code" }));
    await expect(canvas.getByRole("button", { name: "Sending…" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Sending…" }));
    await expect(args.request).toHaveBeenCalledOnce();
  },
};
/** The wait before the next code. */
export const Counting: Story = {
  args: { defaultValue: "481", description: "Sent to +91 98200 41576" },
  beforeEach: waiting(42, "sent"),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Send again in/ })).toHaveAttribute("aria-disabled", "true");
  },
};
/** Too many codes were asked for. */
export const TooMany: Story = {
  decorators: [pressedInDocs()],
  parameters: inFrame(340),
  args: {
    request: fn(async () => ({ sent: false, reason: "Too many requests for this number.", tooMany: true }) as const),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send code" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "The code was not sent" }));
    await expect(dialog.getByText("Too many requests for this number.")).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "OK" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: /^Wait ?0[45]:/ })).toHaveFocus();
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(en.smsCodeField.tooMany);
  },
};
/** The server's reason in a dialog; its button gives the focus back, and the next try is free. */
export const Refused: Story = {
  args: { request: fn(async () => ({ sent: false, reason: "This number cannot receive codes. Contact support." }) as const) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send code" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText("This number cannot receive codes. Contact support.")).toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: "Send code" })).toHaveFocus();
    await expect(args.onFailed).toHaveBeenCalledOnce();
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};
/** The reason of a refusal, in a dialog. */
export const RefusedDialog: Story = {
  decorators: [pressedInDocs()],
  parameters: inFrame(340),
  args: Refused.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send code" }));
    await expect(await screen.findByRole("alertdialog")).toHaveAccessibleName("The code was not sent");
    await waitFor(() => expect(screen.getByRole("button", { name: "OK" })).toHaveFocus());
  },
};
/** The request did not reach the server. */
export const NoNetwork: Story = {
  decorators: [pressedInDocs()],
  parameters: inFrame(340),
  args: { request: fn(() => Promise.reject(new TypeError("Failed to fetch"))) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send code" }));
    await expect(await screen.findByText(en.smsCodeField.failed)).toBeInTheDocument();
    await expect(args.onFailed).toHaveBeenCalledWith(undefined);
  },
};
/** The page has something to say first: no number is written yet. */
export const NotReady: Story = {
  args: { onBeforeRequest: fn(() => false) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send code" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Send code" })).toBeEnabled());
    await expect(args.onBeforeRequest).toHaveBeenCalledOnce();
    await expect(args.request).not.toHaveBeenCalled();
  },
};
const message = "Baize: your code is 481 920. Do not share it.";
/** The code is taken from a pasted message. */
export const PastedMessage: Story = {
  decorators: [pressedInDocs({ into: "input", paste: message })],
  args: { defaultValue: "12" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste(message);
    await expect(canvas.getByRole("textbox")).toHaveValue("481920");
  },
};
/** A message that is pasted beside the field is taken too. */
export const PastedAnywhere: Story = {
  beforeEach: waiting(42, "sent"),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement);
    await userEvent.paste("481920");
    await expect(canvas.getByRole("textbox")).toHaveValue("481920");
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.request).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.paste("115599");
    await expect(canvas.getByRole("textbox")).toHaveValue("115599");
  },
};
export const Negative: Story = { args: { defaultValue: "481921", tone: "negative", message: "Not the code that was sent" } };
export const Disabled: Story = { args: { disabled: true } };
export const Hindi: Story = {
  args: {
    label: "SMS कोड",
    placeholder: "कोड लिखें",
    description: "+91 98200 41576 पर भेजा गया",
  },
  globals: { language: "hi" },
  beforeEach: waiting(42, "sent"),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^फिर भेजें/ })).toBeVisible();
  },
};
export const Arabic: Story = {
  args: {
    label: "رمز الرسالة",
    placeholder: "اكتب الرمز",
    tone: "negative",
    message: "الرمز غير صحيح",
  },
  globals: { language: "ar" },
  beforeEach: waiting(42, "sent"),
};
export const Persian: Story = {
  args: { label: "کد پیامک", placeholder: "کد را بنویسید", description: "به ⁦+91 98200 41576⁩ فرستاده شد" },
  globals: { language: "fa" },
  beforeEach: waiting(42, "sent"),
};
export const Urdu: Story = {
  args: { label: "SMS کوڈ", placeholder: "کوڈ لکھیں", tone: "negative", message: "کوڈ درست نہیں" },
  globals: { language: "ur" },
  beforeEach: waiting(42, "sent"),
};
export const Narrow: Story = {
  args: { messages: { resendIn: "Bestätigungscode erneut senden in" }, defaultValue: "481920" },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  beforeEach: waiting(42, "sent"),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button").getBoundingClientRect();
    const box = canvas.getByRole("textbox").parentElement?.getBoundingClientRect();
    await expect(button.right).toBeLessThanOrEqual(box?.right ?? 0);
    await expect(canvas.getByRole("textbox").clientWidth).toBeGreaterThan(90);
  },
};
export const Bounds: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.click(input);
    await userEvent.paste(longValue);
    await expect(input).toHaveValue(longValue.slice(0, 255));
    await userEvent.clear(input);
    await userEvent.paste(mixedValue);
    await expect(input).toHaveValue(mixedValue);
  },
};
export const Sizes: Story = sizes(
  (args: Args) => <Field {...args} storageKey={`sizes-${args.size}`} />,
  "[data-part=control]",
  "block-size",
);
