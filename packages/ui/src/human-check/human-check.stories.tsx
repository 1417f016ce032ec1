import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { holds } from "../story/faults.ts";
import { Texts } from "../story/bounds.tsx";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { sizes } from "../story/sizes.tsx";
import { HumanCheck, type HumanCheckOwnProps } from "./human-check.tsx";

const Field = flat<HumanCheckOwnProps>(HumanCheck);
type Args = StoryArgs<HumanCheckOwnProps>;
const never = () => new Promise<never>(() => {});
const meta: Meta<Args> = {
  title: "Fields/HumanCheck",
  component: Field,
  args: {
    label: "Human check",
    required: true,
    solve: fn(async () => ({ payload: "eyJhbGciOiJTSEEtMjU2In0" })),
    onValueChange: fn(),
    name: "altcha",
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<Args>;

export const Idle: Story = {};
/** After the check is done. */
export const Done: Story = {
  decorators: [pressedInDocs()],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Human check Check passed." })).toHaveFocus());
    await expect(args.onValueChange).toHaveBeenCalledWith(
      "eyJhbGciOiJTSEEtMjU2In0",
      expect.objectContaining({ reason: "solved" }),
    );
    await expect(canvasElement.querySelector("input[name=altcha]")).toHaveValue("eyJhbGciOiJTSEEtMjU2In0");
    await expect(canvas.getByRole("status")).toHaveTextContent("Check passed.");
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.solve).toHaveBeenCalledOnce();
  },
};
export const Working: Story = {
  decorators: [pressedInDocs()],
  args: {
    solve: (_, progress) => {
      progress(0.6);
      return never();
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("button")).toHaveAttribute("data-state", "working");
    await expect(canvas.getByRole("button")).toHaveAttribute("aria-disabled", "true");
  },
};
/** The check could not be completed; it can be done again. */
export const Failed: Story = {
  decorators: [pressedInDocs()],
  args: { solve: fn(() => Promise.reject(new Error("no network"))) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(canvas.getByRole("button")).toHaveAttribute("data-state", "failed"));
    await userEvent.keyboard("{Enter}");
    await expect(args.solve).toHaveBeenCalledTimes(2);
  },
};
/** The answer expired, and the check starts again. */
export const Expired: Story = {
  decorators: [pressedInDocs()],
  args: { solve: async () => ({ payload: "old", validFor: 1 }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(canvas.getByRole("button")).toHaveAttribute("data-state", "expired"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(undefined, expect.objectContaining({ reason: "expired" }));
  },
};
/** The check starts when it is drawn. */
export const AtOnce: Story = {
  args: { start: "load" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("button")).toHaveAttribute("data-state", "done"));
  },
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(canvas.getByRole("button")).toHaveAttribute("data-state", "done"));
  },
};
export const Negative: Story = { args: { tone: "negative", message: "Do the check before asking for a code" } };
export const Hindi: Story = {
  args: {
    label: "इंसान की जाँच",
  },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  decorators: [pressedInDocs()],
  args: {
    label: "تحقق بشري",
    solve: (_, progress) => {
      progress(0.4);
      return never();
    },
  },
  globals: { language: "ar" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
  },
};
export const Narrow: Story = {
  args: {
    messages: { idle: "Press to let this device do a little work, so that we know that you are no machine" },
  },
  decorators: [(Story) => <div style={{ inlineSize: 260 }}>{Story()}</div>],
};
export const Bounds: Story = {
  render: (args) => (
    <Texts>
      {(text) => (
        <Field
          {...args}
          label={text}
          description={text}
          name={undefined}
          messages={{ idle: text, working: text, done: text, failed: text, expired: text }}
        />
      )}
    </Texts>
  ),
  play: async ({ canvasElement }) => holds(canvasElement, 5),
};
export const Sizes: Story = sizes((args: Args) => <Field {...args} />, "button", "block-size");
