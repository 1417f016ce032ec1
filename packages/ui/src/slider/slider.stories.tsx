import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn } from "storybook/test";
import { longValue } from "../story/hard-values.ts";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { RangeSlider } from "./range-slider.tsx";
import { keyboard } from "./slider.keyboard.ts";
import { sizes } from "../story/sizes.tsx";
import { Slider, type SliderOwnProps } from "./slider.tsx";

const Field = flat<SliderOwnProps>(Slider);
type Args = StoryArgs<SliderOwnProps>;
const rupees = (value: number) => `₹${value.toLocaleString("en-IN")}`;
const limit = { min: 500, max: 50_000, step: 500, format: rupees };
const meta: Meta<Args> = {
  title: "Fields/Slider",
  component: Field,
  subcomponents: { RangeSlider },
  args: { label: "Limit a day", ...limit, defaultValue: 5000, onValueChange: fn(), onValueCommit: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<Args>;

/** Presses a track at a share of its way, counted from where reading begins. */
async function pressAt(root: HTMLElement, share: number, then: readonly number[] = []): Promise<void> {
  const rail = root.querySelector("[data-part=rail]") ?? root;
  const box = rail.getBoundingClientRect();
  const rtl = getComputedStyle(rail).direction === "rtl";
  const at = (part: number) => ({
    clientX: box.x + box.width * (rtl ? 1 - part : part),
    clientY: box.y + 20,
    button: 0,
    pointerId: 1,
  });
  await fireEvent.pointerDown(rail, at(share));
  for (const part of then) await fireEvent.pointerMove(rail, at(part));
  await fireEvent.pointerUp(rail, at(then.at(-1) ?? share));
}

export const Rest: Story = {
  args: { description: "You are asked before you go over it" },
  play: async ({ canvas, args, canvasElement }) => {
    const thumb = canvas.getByRole("slider", { name: "Limit a day" });
    await expect(thumb).toHaveAttribute("aria-valuetext", "₹5,000");
    await expect(thumb).toHaveAccessibleDescription("You are asked before you go over it");
    await pressAt(canvasElement, 0.5, [0.6, 1]);
    await expect(thumb).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(50_000, expect.objectContaining({ reason: "pointer" }));
    await expect(args.onValueCommit).toHaveBeenCalledTimes(1);
    await expect(args.onValueCommit).toHaveBeenCalledWith(50_000, expect.objectContaining({ reason: "pointer" }));
    await expect(canvas.getByText("₹50,000")).toBeVisible();
  },
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  args: { label: "Volume", min: 0, max: 100, step: 1, defaultValue: 50, format: (value) => `${value}%` },
  play: async ({ canvas, userEvent, step, args }) => {
    const thumb = canvas.getByRole("slider");
    await userEvent.tab();
    const gives = (value: string) => async (press: () => Promise<void>) => {
      await press();
      await expect(thumb).toHaveValue(value);
    };
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        ArrowRight: gives("51"),
        ArrowLeft: gives("50"),
        ArrowUp: gives("51"),
        ArrowDown: gives("50"),
        PageUp: gives("60"),
        PageDown: gives("50"),
        End: gives("100"),
        Home: gives("0"),
        Tab: async (press) => {
          await press();
          await expect(document.body).toHaveFocus();
        },
      },
    );
    await expect(args.onValueCommit).toHaveBeenCalledTimes(8);
  },
};
/** The track begins where reading begins. */
export const TwoThumbs: Story = {
  tags: ["keyboard"],
  render: (args) => (
    <RangeSlider
      label="Stake"
      {...limit}
      defaultValue={[5000, 30_000]}
      gap={1000}
      thumbLabels={["Least", "Most"]}
      onValueCommit={args.onValueCommit && (([least], details) => args.onValueCommit?.(least, details))}
    />
  ),
  play: async ({ canvas, userEvent, canvasElement }) => {
    await expect(canvas.getByRole("group", { name: "Stake" })).toBeVisible();
    const least = canvas.getByRole("slider", { name: "Least" });
    const most = canvas.getByRole("slider", { name: "Most" });
    await pressAt(canvasElement, 0.2);
    await expect(least).toHaveValue("10500");
    await expect(least).toHaveFocus();
    await pressAt(canvasElement, 0.9);
    await expect(most).toHaveValue("45000");
    // A thumb stops before the other.
    await pressAt(canvasElement, 0.8, [0.5, 0]);
    await expect(most).toHaveValue("11500");
    await expect(least).toHaveValue("10500");
    await userEvent.keyboard("{End}");
    await expect(most).toHaveValue("50000");
    await userEvent.tab({ shift: true });
    await expect(least).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(least).toHaveValue("49000");
    await userEvent.keyboard("{Home}");
    await expect(least).toHaveAttribute("aria-valuetext", "₹500");
  },
};
/** With marks along the track. */
export const Marks: Story = {
  args: {
    label: "Rounds",
    min: 10,
    max: 100,
    step: 10,
    defaultValue: 40,
    format: (value) => `${value}`,
    marks: [
      { value: 10, label: "10" },
      { value: 50, label: "50" },
      { value: 100, label: "100" },
    ],
  },
};
export const Refused: Story = {
  args: { onValueChange: (_, details) => details.cancel() },
  play: async ({ canvas, canvasElement, args }) => {
    await pressAt(canvasElement, 1);
    await expect(canvas.getByRole("slider")).toHaveValue("5000");
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(5000, expect.objectContaining({ reason: "pointer" }));
  },
};
/** The handler refuses a value above 20,000 when the thumb is released, and the thumb moves back. */
export const RefusedOnRelease: Story = {
  args: { onValueCommit: fn((value, details) => value > 20_000 && details.cancel()) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await pressAt(canvasElement, 0.5, [0.6, 1]);
    await expect(args.onValueChange).toHaveBeenCalledWith(50_000, expect.objectContaining({ reason: "pointer" }));
    await expect(canvas.getByRole("slider")).toHaveValue("5000");
    await userEvent.keyboard("{End}");
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(50_000, expect.objectContaining({ reason: "keyboard" }));
    await expect(canvas.getByRole("slider")).toHaveValue("5000");
  },
};
export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <Field {...args} label="Least" defaultValue={500} />
      <Field {...args} label="Most" defaultValue={50_000} />
      <Field {...args} label="Invalid" tone="negative" message="More than your level allows: ₹20,000" defaultValue={30_000} />
      <Field {...args} label="Off" disabled />
      <RangeSlider label="Both, off" {...limit} disabled thumbLabels={["Least", "Most"]} defaultValue={[500, 9000]} />
    </div>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole("slider", { name: "Invalid" })).toBeInvalid();
    const off = canvas.getByRole("slider", { name: "Off" });
    await expect(off).toBeDisabled();
    await pressAt(off.closest<HTMLElement>("[data-component=slider]") ?? canvasElement, 0.9);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
/** Values outside the track are drawn at its nearest end; a range from high to low is put in order. */
export const Bounds: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <Field {...args} label="Negative" defaultValue={-1_000_000} />
      <Field {...args} label="Huge" defaultValue={1e300} />
      <Field {...args} label="Not a number" defaultValue={Number.NaN} />
      <Field {...args} label="Decimals" min={-1} max={1} step={0.1} defaultValue={0.3} format={(value) => `${value}`} />
      <Field {...args} label={longValue.slice(0, 200)} format={() => "₹9,99,99,99,99,99,99,999.00"} />
      <RangeSlider label="Turned" {...limit} thumbLabels={["Least", "Most"]} defaultValue={[9000, 1000]} />
    </div>
  ),
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas, userEvent, canvasElement }) => {
    await expect(canvas.getByRole("slider", { name: "Negative" })).toHaveValue("500");
    await expect(canvas.getByRole("slider", { name: "Huge" })).toHaveValue("50000");
    await expect(canvas.getByRole("slider", { name: "Not a number" })).toHaveValue("500");
    const decimals = canvas.getByRole("slider", { name: "Decimals" });
    decimals.focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    await expect(decimals).toHaveAttribute("aria-valuetext", "0.6");
    await expect(canvas.getByRole("slider", { name: "Least" })).toHaveValue("1000");
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Hindi: Story = {
  args: { label: "रोज़ की सीमा", description: "इससे ज़्यादा होने से पहले आपसे पूछा जाएगा", defaultValue: 12_500 },
};
export const Arabic: Story = {
  render: () => (
    <RangeSlider
      label="مبلغ الرهان"
      {...limit}
      format={(value) => `${value.toLocaleString("en")} د.إ`}
      defaultValue={[5000, 30_000]}
      thumbLabels={["الأقل", "الأكثر"]}
    />
  ),
  globals: { language: "ar" },
};
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <Field {...args} />
    </div>
  ),
};
export const Sizes: Story = sizes((args: Args) => <Field {...args} />, "[data-part=thumb]", "block-size");
