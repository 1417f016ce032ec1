import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { pressedInDocs } from "../story/pressed-in-docs.tsx";
import { Case, Cases } from "../story/bounds.tsx";
import { holds } from "../story/faults.ts";
import { arabicName, longAddress, longGerman, longHindi, longValue, mixedValue } from "../story/hard-values.ts";
import { flat, type StoryArgs } from "../field/story-args.ts";
import { runKeyboard } from "../overlay/run-keyboard.ts";
import { keyboard } from "./number-field.keyboard.ts";
import { NumberField, type NumberFieldOwnProps } from "./number-field.tsx";

const Field = flat<NumberFieldOwnProps>(NumberField);
type Args = StoryArgs<NumberFieldOwnProps>;
const meta: Meta<Args> = {
  title: "Fields/NumberField",
  component: Field,
  args: {
    label: "Rounds",
    locale: "en-IN",
    min: 1,
    max: 5000,
    steppers: true,
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<Args>;
const because = (reason: string, fault?: string) => expect.objectContaining({ reason, fault });

export const Rest: Story = {
  args: { required: true, description: "1 to 5,000" },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton", { name: "Rounds" });
    await userEvent.type(field, "1250");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1250, because("input"));
    await expect(field).toHaveValue("1250");
    await expect(field).toHaveAttribute("aria-valuenow", "1250");
    await userEvent.tab();
    await expect(field).toHaveValue("1,250");
  },
};
/** With buttons for more and less, and a unit. */
export const Steppers: Story = {
  args: { defaultValue: 4999, unit: "rounds" },
  play: async ({ canvas, userEvent, args }) => {
    const more = canvas.getByRole("button", { name: "More" });
    await expect(Math.min(more.offsetWidth, more.offsetHeight)).toBeGreaterThanOrEqual(24);
    await userEvent.click(more);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5000, because("step"));
    await expect(more).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Less" }));
    await expect(canvas.getByRole("spinbutton")).toHaveValue("4,999");
  },
};
/** A button that is held goes on counting. */
export const Held: Story = {
  args: { defaultValue: 10 },
  play: async ({ canvas }) => {
    const more = canvas.getByRole("button", { name: "More" });
    await fireEvent.pointerDown(more, { button: 0 });
    await waitFor(() => expect(canvas.getByRole("spinbutton")).toHaveValue("13"));
    await fireEvent.pointerUp(more);
    const stood = Number(canvas.getByRole("spinbutton").getAttribute("aria-valuenow"));
    // The click that ends a hold is not one step more.
    await fireEvent.click(more);
    await expect(canvas.getByRole("spinbutton")).toHaveAttribute("aria-valuenow", `${stood}`);
  },
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  args: { defaultValue: 20 },
  render: (args) => (
    <form
      aria-label="Autoplay"
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.sent = "yes";
      }}
    >
      <Field {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.tab();
    const gives = (value: string) => async (press: () => Promise<void>) => {
      await press();
      await expect(field).toHaveValue(value);
    };
    await runKeyboard(
      keyboard,
      { userEvent, step },
      {
        ArrowUp: gives("21"),
        ArrowDown: gives("20"),
        PageUp: gives("30"),
        PageDown: gives("20"),
        Enter: async (press) => {
          await press();
          await expect(canvas.getByRole("form")).toHaveAttribute("data-sent", "yes");
        },
      },
    );
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
/** A wheel over the field turns the page, not the number. */
export const Wheel: Story = {
  args: { defaultValue: 20 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.click(field);
    await expect(await fireEvent.wheel(field, { deltaY: -120 })).toBe(true);
    await expect(field).toHaveValue("20");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
export const NativeDigits: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton");
    for (const [typed, value] of [
      ["१२५०", 1250],
      ["٣٠٠", 300],
      ["۴۵۰", 450],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(value, because("input"));
    }
  },
};
/** What is no number, or not one that is allowed, is `null` with its reason, and stays as it is written. */
export const Faults: Story = {
  decorators: [pressedInDocs({ into: "input", write: "12" })],
  args: { step: 5, min: 5, tone: "negative", message: "Write a multiple of 5, from 5 to 5,000" },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton");
    for (const [typed, fault] of [
      ["1e5", "not_a_number"],
      ["-5", "too_small"],
      ["99999999999999999999", "too_big"],
      ["12", "off_step"],
      ["12.5", "off_step"],
      [longValue, "not_a_number"],
      [mixedValue, "not_a_number"],
    ] as const) {
      await userEvent.click(field);
      await userEvent.paste(typed);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null, because("input", fault));
      await userEvent.clear(field);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null, because("input", "empty"));
    }
    await userEvent.paste(mixedValue);
    await userEvent.tab();
    await expect(field).toHaveValue(mixedValue);
    await expect(field).not.toHaveAttribute("aria-valuenow");
    await userEvent.clear(field);
    await userEvent.keyboard("{ArrowUp}");
    await expect(field).toHaveValue("5");
  },
};
function HeldOutside(args: Args) {
  const [value, setValue] = useState<number | null>(10);
  return (
    <>
      <Field {...args} value={value} onValueChange={setValue} />
      <button type="button" onClick={() => setValue(2500)}>
        2,500
      </button>
      <button type="button" onClick={() => setValue(Number.NaN)}>
        Not a number
      </button>
    </>
  );
}
/** The caller holds the number. */
export const FromOutside: Story = {
  render: (args) => <HeldOutside {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.clear(field);
    await userEvent.type(field, "7x");
    await expect(field).toHaveValue("7x");
    await userEvent.click(canvas.getByRole("button", { name: "2,500" }));
    await expect(field).toHaveValue("2,500");
    await userEvent.click(canvas.getByRole("button", { name: "Not a number" }));
    await expect(field).toHaveValue("");
  },
};
export const Refused: Story = {
  args: { defaultValue: 3, onValueChange: (_, details) => details.cancel() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    await userEvent.type(canvas.getByRole("spinbutton"), "4");
    await expect(canvas.getByRole("spinbutton")).toHaveValue("3");
  },
};
export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <Field {...args} label="Odds" min={1.01} step={0.01} defaultValue={1.9} />
      <Field {...args} label="Difference" min={-50} step={0.5} defaultValue={-2.5} unit="%" />
      <Field {...args} label="Limit a day" required tone="negative" message="Write at least 1" />
      <Field {...args} label="Off" disabled defaultValue={20} />
      <Field {...args} label="Read only" readOnly defaultValue={20} />
      <Field {...args} label="Small" size="sm" defaultValue={5} />
      <Field {...args} label="Large" size="lg" defaultValue={5} />
      <Field {...args} label="Huge" max={undefined} defaultValue={999_999_999_999_999} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("spinbutton", { name: "Difference" })).toHaveValue("-2.5");
    await expect(canvas.getByRole("spinbutton", { name: "Huge" })).toHaveValue("99,99,99,99,99,99,999");
    await expect(canvas.getByRole("spinbutton", { name: /Limit/ })).toBeInvalid();
    await userEvent.type(canvas.getByRole("spinbutton", { name: "Read only" }), "{ArrowUp}");
    await expect(canvas.getByRole("spinbutton", { name: "Read only" })).toHaveValue("20");
  },
};
export const Hindi: Story = {
  args: {
    label: "राउंड की संख्या",
    locale: "hi",
    defaultValue: 125_000,
    max: undefined,
    unit: "राउंड",
  },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: {
    label: "عدد الجولات",
    locale: "ar",
    defaultValue: 1250,
    unit: "جولة",
    tone: "negative",
    message: "الحد الأقصى 1,000",
  },
  globals: { language: "ar" },
  play: async ({ canvas }) => {
    // Read from left to right, at the edge where the page's reading begins.
    await expect(canvas.getByRole("spinbutton")).toHaveStyle({ direction: "ltr", textAlign: "right" });
  },
};
export const Narrow: Story = {
  args: {
    label: "How many rounds are played one after the other before you are asked again",
    description: "Autoplay stops earlier when your limit for the day is reached.",
    unit: "Aufeinanderfolgende Spielrunden",
    defaultValue: 5000,
  },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("spinbutton").getBoundingClientRect().width).toBeGreaterThan(40);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const OnCloth: Story = {
  render: (args) => (
    <div data-ground="cloth" style={{ padding: 24 }}>
      <Field {...args} defaultValue={20} />
    </div>
  ),
};
/** Values that are no numbers, a range from high to low, a step of zero, more digits than a float keeps, long words. */
export const Bounds: Story = {
  render: (args) => (
    <Cases>
      {[Number.NaN, Number.POSITIVE_INFINITY, -1e21, Number.MAX_SAFE_INTEGER].map((value, place) => (
        <Case key={value} of={`${value}`}>
          <Field {...args} label={`Rounds, case ${place + 1}`} min={undefined} max={undefined} defaultValue={value} />
        </Case>
      ))}
      <Case of="Turned round, step 0">
        <Field {...args} label="Turned" min={10} max={1} step={0} defaultValue={5} />
      </Case>
      <Case of="Long words">
        <Field {...args} label={longGerman} unit={longHindi} description={longAddress} tone="negative" message={arabicName} />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await holds(canvasElement, 6);
    const written = canvas.getAllByRole<HTMLInputElement>("spinbutton").map((field) => field.value);
    await expect(written.filter((value) => /NaN|Infinity|∞|undefined/.test(value))).toEqual([]);
    await userEvent.type(canvas.getByRole("spinbutton", { name: "Turned" }), "{ArrowUp}{ArrowDown}");
    await expect(canvas.getByRole("spinbutton", { name: "Turned" })).not.toHaveValue("NaN");
  },
};
