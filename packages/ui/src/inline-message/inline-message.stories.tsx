import type { Meta, StoryObj } from "@storybook/react-vite";
import { InlineMessage } from "./inline-message.tsx";
import { holds } from "../story/faults.ts";
import { Texts } from "../story/bounds.tsx";

const meta = {
  title: "Feedback/InlineMessage",
  component: InlineMessage,
  tags: ["!autodocs"],
  args: { children: "As in your passbook" },
} satisfies Meta<typeof InlineMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A hint in the neutral tone. */
export const Hint: Story = {};
export const Invalid: Story = { args: { tone: "negative", children: "You can withdraw up to ₹41,830.75" } };
/** A confirmation. */
export const Valid: Story = { args: { tone: "positive", children: "This name is free" } };
export const Warning: Story = { args: { tone: "warning", children: "UPI is slow, allow 40 minutes" } };
export const Info: Story = { args: { tone: "info", children: "Paid every Monday at 12:00" } };
export const Hindi: Story = {
  args: { tone: "negative", children: "निकासी योग्य रक़म ₹41,830.75 है। कृपया इससे कम रक़म लिखें, या रोका हुआ पैसा छूटने तक रुकें।" },
  globals: { language: "hi", viewport: { value: "mobile1" } },
};
export const Arabic: Story = { args: { tone: "positive", children: "هذا الاسم متاح" }, globals: { language: "ar" } };
export const Bounds: Story = {
  render: () => (
    <Texts>
      {(text) => (
        <InlineMessage tone="negative">
          <bdi>{text}</bdi> ₹500
        </InlineMessage>
      )}
    </Texts>
  ),
  play: async ({ canvasElement }) => holds(canvasElement, 5),
};
