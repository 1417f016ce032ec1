import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longValue, mixedValue } from "../story/hard-values.ts";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { SearchField, type SearchFieldOwnProps } from "./search-field.tsx";

const Field = flat<SearchFieldOwnProps>(SearchField);
type Args = StoryArgs<SearchFieldOwnProps>;
const meta: Meta<Args> = {
  title: "Fields/SearchField",
  component: Field,
  args: {
    "aria-label": "Find a game",
    placeholder: "Find a game",
    onSearch: fn(),
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const Filled: Story = {
  args: { defaultValue: "pearl" },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("searchbox")).toHaveValue("pearl");
    await userEvent.click(canvas.getByRole("button", { name: "Clear search" }));
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledWith("", expect.objectContaining({ reason: "clear" }));
  },
};
const outer = fn();
export const Keyboard: Story = {
  tags: ["keyboard"],
  render: (args) => (
    <div role="presentation" onKeyDown={(event) => event.key === "Escape" && outer()}>
      <Field {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    outer.mockClear();
    const box = canvas.getByRole("searchbox");
    await userEvent.type(box, "monsoon{Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("monsoon");
    await userEvent.keyboard("{Escape}");
    await expect(box).toHaveValue("");
    await expect(outer).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(outer).toHaveBeenCalledOnce();
  },
};
/** While it searches. */
export const Loading: Story = { args: { defaultValue: "pearl", loading: true } };
export const Disabled: Story = { args: { defaultValue: "pearl", disabled: true } };
/** With a visible label and the number of results. */
export const Labelled: Story = { args: { "aria-label": undefined, label: "Game or vendor", message: "12 games", tone: "info" } };
export const Hindi: Story = {
  args: { placeholder: "खेल खोजें", "aria-label": "खेल खोजें", defaultValue: "तीन पत्ती" },
  globals: { language: "hi" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "खोज हटाएँ" })).toBeVisible();
  },
};
export const Arabic: Story = {
  args: { placeholder: "ابحث عن لعبة", "aria-label": "ابحث عن لعبة", defaultValue: "تين باتي" },
  globals: { language: "ar" },
};
export const Bounds: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <Field {...args} defaultValue={longValue} />
      <Field {...args} aria-label="Find a vendor" defaultValue={mixedValue} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <Field {...args} defaultValue="pearl" />
    </div>
  ),
};
