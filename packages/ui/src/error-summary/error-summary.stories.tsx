import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longValue, mixedValue } from "../story/hard-values.ts";
import { outsideDocs } from "../overlay/story-frame.ts";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { RadioGroup } from "../radio-group/radio-group.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const meta = {
  title: "Fields/ErrorSummary",
  component: ErrorSummary,
  args: {
    title: "Please check 3 fields",
    attempt: 1,
    errors: [
      { fieldId: "summary-name", text: "Full name: leave a space between first and last name" },
      { fieldId: "summary-pay", text: "Way of payment cannot be empty" },
      { fieldId: "summary-terms", text: "Accept the terms to make an account" },
    ],
  },
  // It takes the focus: on the docs page each has a frame of its own.
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <ErrorSummary {...args} />
      <TextField id="summary-name" label="Full name" defaultValue="Ananya" tone="negative" message="Leave a space" />
      <RadioGroup id="summary-pay" label="Way of payment" options={[{ value: "upi", label: "UPI" }]} />
      <Checkbox id="summary-terms" label="I accept the terms" />
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: outsideDocs(async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("region", { name: "Please check 3 fields" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: /^Full name/ }));
    await expect(canvas.getByRole("textbox", { name: "Full name" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: /^Way of payment/ }));
    await expect(canvas.getByRole("radio", { name: "UPI" })).toHaveFocus();
    await expect(window.location.hash).toBe("");
  }),
};
export const Keyboard: Story = {
  tags: ["keyboard"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /^Full name/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("checkbox")).toHaveFocus();
  },
};
/** An error of the whole form, which belongs to no field. */
export const WholeForm: Story = {
  args: { title: "The account was not made", errors: [{ text: "The server did not answer. What you wrote is kept." }] },
};
export const Nothing: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Please check 3 fields")).toBeNull();
  },
};
export const Hindi: Story = {
  args: { title: "2 जगह सुधार चाहिए", errors: [{ fieldId: "summary-name", text: "पूरा नाम: नाम और उपनाम के बीच जगह छोड़ें" }] },
};
export const Arabic: Story = {
  args: { title: "هناك حقلان بحاجة إلى تصحيح", errors: [{ fieldId: "summary-name", text: "الاسم الكامل: اترك مسافة" }] },
};
export const Bounds: Story = {
  args: { errors: [{ fieldId: "summary-name", text: longValue.slice(0, 400) }, { text: mixedValue }] },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
