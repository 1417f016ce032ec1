import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { arabic, controls, fields, hindi, persian, rule, urdu } from "../dynamic-field/samples.ts";
import { DynamicForm } from "./dynamic-form.tsx";

const meta = {
  title: "Fields/DynamicForm by language",
  // Its stories are on the page of DynamicForm.
  tags: ["!autodocs"],
  component: DynamicForm,
  args: {
    fields,
    rules: {
      username: rule({ minLength: 6, maxLength: 16, patternId: 6 }),
      password: rule({ minLength: 8, maxLength: 16, patternId: 20 }),
      confirmPassword: rule(),
      payeeName: rule({ maxLength: 60, patternId: 21 }),
    },
    messages: hindi,
    controls,
    "aria-label": "Make an account",
    onSubmit: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof DynamicForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hindi: Story = {
  args: { messages: hindi, agreement: "मैं 21 या उससे ज़्यादा उम्र का हूँ और शर्तें मानता हूँ।" },
  globals: { language: "hi" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "खाता बनाएँ" }));
    await canvas.findByRole("region", { name: "5 जगह सुधार चाहिए" });
  },
};
export const Arabic: Story = {
  args: { messages: arabic, agreement: "عمري 21 عامًا أو أكثر وأوافق على الشروط" },
  globals: { language: "ar" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "إنشاء الحساب" }));
    await canvas.findByRole("region", { name: "مواضع تحتاج إلى تصحيح: 5" });
  },
};
export const Persian: Story = {
  args: { messages: persian, agreement: "21 سال یا بیشتر دارم و شرایط را می‌پذیرم." },
  globals: { language: "fa" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "ساخت حساب" }));
    await canvas.findByRole("region", { name: "لطفاً 5 خانه را بررسی کنید" });
  },
};
export const Urdu: Story = {
  args: { messages: urdu, agreement: "میری عمر 21 سال یا زیادہ ہے اور مجھے شرائط قبول ہیں۔" },
  globals: { language: "ur" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "اکاؤنٹ بنائیں" }));
    await canvas.findByRole("region", { name: "براہ کرم 5 خانے دیکھیں" });
  },
};
