import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { named } from "../story/named.ts";
import { FileUpload, type FileUploadOwnProps } from "./file-upload.tsx";
import { choose, drag, fileOf, longNames, paste, pngHead, slip, slips } from "./fixture.ts";
import { keyboard } from "./file-upload.keyboard.ts";
import { sizes } from "../story/sizes.tsx";
import type { UploadFile } from "./upload-file.ts";

const Field = flat<FileUploadOwnProps>(FileUpload);
type Args = StoryArgs<FileUploadOwnProps>;
const meta: Meta<Args> = {
  title: "Fields/FileUpload",
  component: Field,
  args: {
    label: "Payment slips",
    accept: ["png", "jpeg"],
    maxSize: 5 * 1024 * 1024,
    maxFiles: 3,
    onValueChange: fn(),
    onRefuse: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<Args>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const inputOf = (canvas: Canvas) => canvas.getByLabelText<HTMLInputElement>(/^Payment slips/, { selector: "input" });
const names = (canvas: Canvas) =>
  canvas.queryAllByRole("button", { name: /^Remove/ }).map((button) => button.getAttribute("aria-label"));

/** Chosen, removed, chosen again: each is read out, and the focus never falls to the page. */
export const Rest: Story = {
  args: { description: "Show the amount and the reference number", required: true },
  play: async ({ canvas, userEvent, args }) => {
    const input = inputOf(canvas);
    await expect(input).toHaveAccessibleName("Payment slips Choose or drop files");
    const file = await slip("upi-482913.png");
    choose(input, file);
    await expect(await canvas.findByText("Added upi-482913.png")).toBeInTheDocument();
    await expect(args.onValueChange).toHaveBeenCalledWith(
      [expect.objectContaining({ name: "upi-482913.png", kind: "png", file })],
      expect.objectContaining({ reason: "choose", added: [expect.anything()], removed: [] }),
    );
    await waitFor(() => expect([...(input.files ?? [])]).toEqual([file]));
    await userEvent.click(canvas.getByRole("button", { name: "Remove upi-482913.png" }));
    await expect(canvas.getByText("Removed upi-482913.png")).toBeInTheDocument();
    await expect(input).toHaveFocus();
    await expect(input.files).toHaveLength(0);
    choose(input, file);
    await canvas.findByRole("button", { name: "Remove upi-482913.png" });
  },
};
/** Waiting, on its way, without a known end, sent, failed, and two that the server held already. */
export const Sending: Story = {
  args: {
    maxFiles: 8,
    defaultValue: [
      ...slips,
      { id: "unknown", name: "slip-4.png", size: 2_400_000 },
      { id: "failed", name: "WhatsApp Image 2026-11-21 at 14.32.07.jpeg", size: 3_100_000, kind: "jpeg" },
      { id: "missing", name: "slip-6.png", size: 700_000, url: "data:image/png;base64,AAAA" },
      { id: "paper", name: "statement.pdf", size: 400_000, kind: "pdf", url: "https://files.invalid/statement.pdf" },
    ],
    states: {
      "slip-2.png": { status: "sending", progress: 0.62 },
      "slip-3.png": { status: "done" },
      unknown: { status: "sending" },
      failed: { status: "failed", message: "The network broke off" },
    },
    onRetry: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("progressbar", { name: "Sending slip-2.png" })).toHaveAttribute("aria-valuetext", "62%");
    const retry = canvas.getByRole("button", { name: /^Try again: WhatsApp/ });
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledWith(expect.objectContaining({ id: "failed" }));
    // An icon replaces the failed picture.
    await waitFor(() => expect(canvas.getAllByRole("listitem")[5]?.querySelector("img")).toBeNull());
  },
};
/** All refused files are listed with their reasons; valid files of the same batch are accepted. */
export const Refused: Story = {
  args: { maxFiles: 2 },
  play: async ({ canvas, args, canvasElement }) => {
    const input = inputOf(canvas);
    choose(
      input,
      fileOf("free-chips.png", "<script>fetch('//evil')</script>"),
      fileOf("empty.png"),
      pngHead("poster.png", 20_000, 20_000),
      await slip("slip-1.png"),
      fileOf("half.jpg", "\u00FF\u00D8\u00FF\u00E0"),
      await slip("slip-2.png", 250),
      await slip("slip-3.png", 30),
      await slip("slip-4.png", 90),
    );
    await waitFor(() => expect(names(canvas)).toEqual(["Remove slip-1.png", "Remove slip-2.png"]));
    const lines = [...canvasElement.querySelectorAll("[data-part=refusals] li")].map((line) => line.textContent);
    await expect(lines).toEqual([
      "free-chips.png is not a PNG or JPG file",
      "empty.png is empty",
      "poster.png has too many pixels",
      "half.jpg cannot be read",
      "Only 2 files can be added. Not added: slip-3.png and slip-4.png",
    ]);
    await expect(args.onRefuse).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector("output")).toHaveTextContent("Added slip-1.png and slip-2.png");
    await expect(canvasElement.querySelector("output")).toHaveTextContent("free-chips.png is not a PNG");
  },
};
/** Files can be dropped on it, or pasted. */
export const DropAndPaste: Story = {
  play: async ({ canvas, args }) => {
    const input = inputOf(canvas);
    const dropped = await slip("dropped.png", 20);
    drag("dragover", input, dropped);
    await waitFor(() => expect(canvas.getByText("Drop to add")).toBeVisible());
    drag("drop", input, dropped);
    await canvas.findByRole("button", { name: "Remove dropped.png" });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ reason: "drop" }));
    await expect(input).toHaveAccessibleName("Payment slips Choose or drop files");
    paste(input, await slip("image.png", 300));
    await canvas.findByRole("button", { name: "Remove image.png" });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ reason: "paste" }));
  },
};
/** A replaced file: its row stays where it was, and so does the focus. */
export const Replaced: Story = {
  args: { defaultValue: slips },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const other = canvasElement.querySelector<HTMLInputElement>("[data-part=replacement]") ?? new HTMLInputElement();
    const opened = fn((event: Event) => event.preventDefault());
    other.addEventListener("click", opened);
    await userEvent.click(canvas.getByRole("button", { name: "Replace slip-2.png" }));
    await expect(opened).toHaveBeenCalledOnce();
    choose(other, await slip("clearer.png", 10));
    const again = await canvas.findByRole("button", { name: "Replace clearer.png" });
    await waitFor(() => expect(again).toHaveFocus());
    await expect(names(canvas)).toEqual(["Remove slip-1.png", "Remove clearer.png", "Remove slip-3.png"]);
    await expect(args.onValueChange).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ reason: "replace", removed: [slips[1]] }),
    );
  },
};
/** At most one file: a new choice replaces it. */
export const One: Story = {
  args: {
    label: "Payment slips",
    maxFiles: 1,
    defaultValue: slips.slice(0, 1),
  },
  play: async ({ canvas }) => {
    choose(inputOf(canvas), await slip("newer.png", 320));
    await waitFor(() => expect(names(canvas)).toEqual(["Remove newer.png"]));
  },
};
/** The maximum of files is reached: the field can be reached, says so, and opens nothing. */
export const Full: Story = {
  args: { defaultValue: slips },
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await expect(input).toHaveAccessibleName("Payment slips You cannot add more files");
    await expect(input).toHaveAttribute("aria-disabled", "true");
    await expect(await fireEvent.click(input)).toBe(false);
  },
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  args: { defaultValue: slips.slice(0, 2) },
  play: async ({ canvas, userEvent, step }) => {
    const input = inputOf(canvas);
    const opened = fn((event: Event) => event.preventDefault());
    input.addEventListener("click", opened);
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        Tab: async (press) => {
          await press();
          await expect(input).toHaveFocus();
          await press();
          await expect(canvas.getByRole("button", { name: named("Replace slip-1.png") })).toHaveFocus();
        },
        Space: async (press) => {
          await userEvent.tab();
          await press();
          await expect(canvas.getByRole("button", { name: named("Remove slip-2.png") })).toHaveFocus();
        },
        Enter: async (press) => {
          await press();
          await expect(input).toHaveFocus();
        },
        Delete: async (press) => {
          choose(input, await slip("slip-5.png"));
          (await canvas.findByRole("button", { name: named("Replace slip-5.png") })).focus();
          await press();
          await expect(names(canvas)).toEqual([]);
          await expect(input).toHaveFocus();
        },
        "Control+V": async () => {
          // A test cannot fill the system's clipboard: the event that its keys make is given.
          paste(input, await slip("image.png"));
          await canvas.findByRole("button", { name: named("Remove image.png") });
        },
      },
    );
  },
};
export const Negative: Story = { args: { tone: "negative", message: "Add at least one slip", required: true } };
export const Disabled: Story = {
  args: { disabled: true, defaultValue: slips.slice(0, 1) },
  play: async ({ canvas }) => {
    paste(canvas.getByRole("button", { name: "Remove slip-1.png" }), await slip("image.png"));
    await expect(canvas.queryByRole("button", { name: "Remove image.png" })).toBeNull();
    await expect(inputOf(canvas)).toBeDisabled();
  },
};
/** With files and without. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: slips.slice(0, 2), states: { "slip-1.png": { status: "done" } } },
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <Field {...args} />
      <Field {...args} label="Receipt of the bank" defaultValue={[]} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Payment slips" })).toBeVisible();
    await expect(canvas.queryAllByRole("button")).toHaveLength(0);
  },
};
/** The owner refuses a file by `cancel()`, holds the value and reports each file's progress. */
export const Held: Story = {
  render: function Held(args) {
    const [files, setFiles] = useState<readonly UploadFile[]>(slips.slice(0, 1));
    return (
      <Field
        {...args}
        value={files}
        states={{ "slip-1.png": { status: "sending", progress: 0.3 } }}
        onValueChange={(next, details) => {
          if (details.removed.length > 0) details.cancel();
          else setFiles(next);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = inputOf(canvas);
    // Two batches at once: neither loses the other.
    choose(input, await slip("first.png", 10));
    choose(input, await slip("second.png", 200));
    await waitFor(() => expect(names(canvas)).toEqual(["Remove slip-1.png", "Remove first.png", "Remove second.png"]));
    await userEvent.click(canvas.getByRole("button", { name: "Remove first.png" }));
    await expect(names(canvas)).toHaveLength(3);
  },
};
/** Long names, names of the other direction and names that pose as another type, at 320 pixels. */
export const Bounds: Story = {
  args: {
    maxFiles: 8,
    defaultValue: longNames.map((name, index) => ({ id: name, name, size: 1_200_000 * (index + 1), kind: "jpeg" })),
    states: { [longNames[0] ?? ""]: { status: "failed", message: "The network broke off" } },
    onRetry: fn(),
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name: `Remove ${longNames[0]}` })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Remove slipgnp.exe" })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Hindi: Story = {
  args: {
    label: "भुगतान की रसीदें",
    defaultValue: slips,
    states: {
      "slip-1.png": { status: "done" },
      "slip-2.png": { status: "sending", progress: 0.4 },
      "slip-3.png": { status: "failed", message: "नेटवर्क टूट गया" },
    },
    onRetry: fn(),
  },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: {
    label: "إيصالات الدفع",
    defaultValue: slips.slice(0, 1),
    states: { "slip-1.png": { status: "done" } },
  },
  globals: { language: "ar" },
};
export const Sizes: Story = sizes((args: Args) => <Field {...args} />, "[data-part=zone]", "block-size");
