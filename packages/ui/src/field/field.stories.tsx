import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Texts } from "../story/bounds.tsx";
import { holds } from "../story/faults.ts";
import { Field, type FieldFrameProps, useField } from "./field.tsx";

type Args = Omit<FieldFrameProps, "id" | "children" | "aria-label" | "aria-labelledby">;

/** A field that the kit does not have, made of the browser's own control. */
function ColourField({ label = "Colour of the table", group: _group, ...props }: Args) {
  const { frame, control, rest } = useField({ label, ...props });
  return (
    <Field {...rest} {...frame}>
      <input type="color" style={{ inlineSize: 72, blockSize: 40 }} {...control} />
    </Field>
  );
}

/** A group: the label names both inputs together, and each has a name of its own. */
function LimitsField({ label = "Stakes that you see", ...props }: Args) {
  const { frame, control, rest } = useField({ label, ...props });
  const { id, "aria-describedby": describedBy } = control;
  return (
    <Field {...rest} {...frame} group>
      <fieldset
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        style={{ display: "flex", gap: 12, margin: 0, padding: 0, border: 0 }}
      >
        {["Lowest", "Highest"].map((name) => (
          <input key={name} type="range" aria-label={name} style={{ minInlineSize: 0, flex: 1, blockSize: 32 }} />
        ))}
      </fieldset>
    </Field>
  );
}

const meta = {
  title: "Fields/Field",
  component: Field,
  args: { id: "", children: null, label: "Colour of the table", onBlurWithin: fn() },
  argTypes: { id: { control: false }, children: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
  render: ({ id: _id, children: _children, ...args }) => <ColourField {...args} />,
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With every part of the anatomy. */
export const Anatomy: Story = {
  args: {
    required: true,
    secondaryLabel: "(seen by all)",
    description: "Other players of the room see it.",
    tone: "info",
    message: "It changes with the next round.",
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvas.getByLabelText(/Colour of the table/);
    await expect(input).toHaveAccessibleDescription("Other players of the room see it. It changes with the next round.");
    await expect(input).toBeRequired();
    await expect(canvasElement.querySelector("[data-component=field]")).toHaveAttribute("data-tone", "info");
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await expect(args.onBlurWithin).toHaveBeenCalledOnce();
  },
};
/** The least that it takes: a name and a control. */
export const Rest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Colour of the table")).not.toHaveAccessibleDescription();
  },
};
export const Negative: Story = {
  args: { tone: "negative", message: "Too light: the cards cannot be seen. Choose a darker one." },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Colour of the table")).toBeInvalid();
  },
};
export const Warning: Story = { args: { tone: "warning", message: "Two tables of the room have this colour" } };
/** A value that the server confirmed. */
export const Positive: Story = { args: { tone: "positive", message: "Saved for every device" } };
/** A line is kept free for the message, so that nothing moves when it comes. */
export const ReservedMessage: Story = {
  args: { reserveMessageSpace: true },
  play: async ({ canvasElement }) => {
    const message = canvasElement.querySelector("[data-part=message]");
    await expect(message?.getBoundingClientRect().height).toBeGreaterThan(15);
  },
};
/** Of two controls, which the label names as a group. */
export const Group: Story = {
  args: { label: "Stakes that you see", description: "Tables outside of it are hidden." },
  render: ({ id: _id, children: _children, ...args }) => <LimitsField {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Stakes that you see" })).toHaveAccessibleDescription(
      "Tables outside of it are hidden.",
    );
    await expect(canvas.getByRole("slider", { name: "Lowest" })).toBeVisible();
  },
};
export const Hindi: Story = {
  args: { label: "टेबल का रंग", secondaryLabel: "(वैकल्पिक)", description: "कमरे के बाक़ी खिलाड़ी इसे देखते हैं।" },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: { label: "لون الطاولة", required: true, description: "يراه لاعبو الغرفة.", tone: "negative", message: "اختر لونًا أغمق" },
  globals: { language: "ar" },
};
export const Persian: Story = {
  args: {
    label: "رنگ میز",
    required: true,
    description: "بازیکنان اتاق آن را می‌بینند.",
    tone: "negative",
    message: "رنگ تیره‌تری انتخاب کنید",
  },
  globals: { language: "fa" },
};
export const Urdu: Story = {
  args: {
    label: "میز کا رنگ",
    required: true,
    description: "کمرے کے کھلاڑی اسے دیکھتے ہیں۔",
    tone: "negative",
    message: "اس سے گہرا رنگ چنیں",
  },
  globals: { language: "ur" },
};
export const OnCloth: Story = {
  args: { description: "Other players of the room see it.", tone: "positive", message: "Saved for every device" },
  decorators: [
    (Story) => (
      <div data-ground="cloth" style={{ padding: 24 }}>
        {Story()}
      </div>
    ),
  ],
};
/** Words that cannot break, in each part. */
export const Bounds: Story = {
  render: () => (
    <Texts>
      {(text) => <ColourField label={text} secondaryLabel="(optional)" description={text} tone="info" message={text} />}
    </Texts>
  ),
  play: async ({ canvasElement }) => await holds(canvasElement, 5),
};
