import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longGerman, longAddress } from "../story/hard-values.ts";
import { faultsOf } from "../story/faults.ts";
import { TextField } from "../text-field/text-field.tsx";
import { FieldGroup } from "./field-group.tsx";

const fields = [
  <TextField key="holder" label="Account holder" autoComplete="name" />,
  <TextField key="number" label="Account number" inputMode="numeric" />,
  <TextField key="code" label="IFSC code" />,
  <TextField key="branch" label="Branch" secondaryLabel="(optional)" />,
];
const meta = {
  title: "Fields/FieldGroup",
  component: FieldGroup,
  args: { label: "Bank account", children: fields },
} satisfies Meta<typeof FieldGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  args: { description: "Withdrawals are paid to it" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Bank account" })).toHaveAccessibleDescription("Withdrawals are paid to it");
  },
};
export const TwoColumns: Story = { args: { columns: 2 } };
/** A heading outside names what people see; screen readers still hear the group's name. */
export const LabelHidden: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Bank account" })).toBeInTheDocument();
  },
};
/** The error belongs to two fields, so the group says it. */
export const Negative: Story = {
  args: { tone: "negative", message: "Account number and IFSC code are of two banks", columns: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription("Account number and IFSC code are of two banks");
  },
};
export const Hindi: Story = {
  args: { label: "बैंक खाता", description: "निकासी इसी में आएगी", children: <TextField label="खाताधारक का नाम" /> },
  globals: { language: "hi" },
};
export const Arabic: Story = {
  args: {
    label: "الحساب المصرفي",
    description: "تُدفع السحوبات إليه",
    columns: 2,
    children: [<TextField key="holder" label="صاحب الحساب" />, <TextField key="number" label="رقم الحساب" />],
  },
  globals: { language: "ar" },
};
export const OnCloth: Story = {
  args: { description: "Withdrawals are paid to it", columns: 2 },
  decorators: [
    (Story) => (
      <div data-ground="cloth" style={{ padding: 24 }}>
        {Story()}
      </div>
    ),
  ],
};
/** Words that cannot break, in 320 px. */
export const Bounds: Story = {
  args: { label: longGerman, description: longAddress, message: longGerman, tone: "negative", columns: 2 },
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(faultsOf(canvas.getByRole("group"))).toEqual([]);
  },
};
