import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { inFrame } from "../overlay/story-frame.ts";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { longGerman, longValue } from "../story/hard-values.ts";
import { holds } from "../story/faults.ts";
import { Texts } from "../story/bounds.tsx";
import { ar } from "../messages/ar/all.ts";
import { fa } from "../messages/fa/all.ts";
import { hi } from "../messages/hi/all.ts";
import { ur } from "../messages/ur/all.ts";
import { BaizeProvider } from "../provider/provider.tsx";
import { CopyButton } from "./copy-button.tsx";

const meta = {
  title: "Actions/CopyButton",
  component: CopyButton,
  args: { value: "https://baize.example/r/K7M2Q", onCopied: fn() },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A clipboard of the story's own: the browser's asks for leave. Gives back what was there. */
function withClipboard(writeText: ((text: string) => Promise<void>) | undefined): () => void {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: writeText ? { writeText } : undefined });
  return () => void Reflect.deleteProperty(navigator, "clipboard");
}
const written = fn(async (_text: string) => undefined);

export const Rest: Story = {
  beforeEach: () => withClipboard(written),
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Copy" });
    // Asking for its size sends for its letters; once they are there, nothing but the button could change it.
    button.getBoundingClientRect();
    await document.fonts.ready;
    const before = button.getBoundingClientRect().width;
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(written).toHaveBeenLastCalledWith("https://baize.example/r/K7M2Q");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Copied"));
    await expect(canvas.getByRole("button", { name: "Copied" })).toHaveFocus();
    await expect(button.getBoundingClientRect().width).toBe(before);
    await expect(args.onCopied).toHaveBeenLastCalledWith(true);
  },
};
/** The browser did not let the page write to the clipboard. */
export const Failed: Story = {
  decorators: [pressedInDocs()],
  parameters: inFrame(120),
  beforeEach: () => withClipboard(() => Promise.reject(new DOMException("Denied", "NotAllowedError"))),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Not copied. Select it and copy it."));
    await expect(args.onCopied).toHaveBeenLastCalledWith(false);
  },
};
/** Over a connection that is not safe browsers have no clipboard. */
export const NoClipboard: Story = {
  beforeEach: () => withClipboard(undefined),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: /^Not copied/ })).toBeVisible());
  },
};
/** The drawing alone keeps its name; what came of it is announced and shown by the drawing. */
export const LabelHidden: Story = {
  args: { labelHidden: true, variant: "ghost", messages: { copy: "Copy the invitation link" } },
  beforeEach: () => withClipboard(written),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy the invitation link" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Copied"));
  },
};
export const Languages: Story = {
  render: (args) => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
      <BaizeProvider locale="hi" messages={hi}>
        <CopyButton {...args} />
      </BaizeProvider>
      <BaizeProvider locale="ar" messages={ar}>
        <CopyButton {...args} />
      </BaizeProvider>
      <BaizeProvider locale="fa" messages={fa}>
        <CopyButton {...args} />
      </BaizeProvider>
      <BaizeProvider locale="ur" messages={ur}>
        <CopyButton {...args} />
      </BaizeProvider>
      <CopyButton {...args} disabled />
    </div>
  ),
};
/** Nothing to copy, ten thousand characters, words that cannot break. */
export const Bounds: Story = {
  beforeEach: () => withClipboard(written),
  render: (args) => (
    <Texts inline={200}>
      {(text) => <CopyButton {...args} value={longValue} messages={{ copy: text, copied: text, failed: text }} />}
    </Texts>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await holds(canvasElement, 5);
    await userEvent.click(canvas.getByRole("button", { name: longGerman }));
    await expect(written).toHaveBeenLastCalledWith(longValue);
  },
};
