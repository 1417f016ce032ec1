import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longGerman, longValue, many, mixedValue } from "../story/hard-values.ts";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { NativeSelect, type NativeSelectOwnProps } from "./native-select.tsx";

const Field = flat<NativeSelectOwnProps>(NativeSelect);
type Args = StoryArgs<NativeSelectOwnProps>;
const regions = ["IN", "NP", "BD", "LK", "AE", "SA", "TH", "VN", "ID", "MY", "BR", "MX", "KE", "TZ"];
const countries = (language: string) => {
  const names = new Intl.DisplayNames(language, { type: "region" });
  return regions.map((value) => ({ value, label: names.of(value) ?? value }));
};
const meta: Meta<Args> = {
  title: "Fields/NativeSelect",
  component: Field,
  args: {
    label: "Nationality",
    placeholder: "Choose a country",
    options: countries("en"),
    autoComplete: "country",
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<Args>;

export const Rest: Story = {
  args: { required: true },
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole("combobox", { name: "Nationality" });
    await expect(select).toHaveAttribute("data-empty");
    await userEvent.selectOptions(select, "NP");
    await expect(select).toHaveValue("NP");
    await expect(args.onValueChange).toHaveBeenCalledWith("NP", expect.objectContaining({ reason: "choose" }));
  },
};
export const Chosen: Story = { args: { defaultValue: "IN" } };
export const Negative: Story = { args: { tone: "negative", message: "Choose your country to go on" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "IN" } };
export const Refused: Story = {
  args: { defaultValue: "IN", onValueChange: (_, details) => details.cancel() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox"), "NP");
    await expect(canvas.getByRole("combobox")).toHaveValue("IN");
  },
};
export const Hindi: Story = { args: { label: "राष्ट्रीयता", options: countries("hi"), defaultValue: "IN" } };
export const Arabic: Story = { args: { label: "الجنسية", options: countries("ar"), defaultValue: "SA" } };
/** 10,000 rows, words that cannot break, a value that is not among them. */
export const Bounds: Story = {
  args: {
    options: [
      { value: "long", label: longValue },
      { value: "mixed", label: mixedValue },
      ...many(10_000, (place) => ({ value: `${place}`, label: `${longGerman} ${place}` })),
    ],
    defaultValue: "long",
  },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.selectOptions(canvas.getByRole("combobox"), "9999");
    await expect(canvas.getByRole("combobox")).toHaveValue("9999");
  },
};
