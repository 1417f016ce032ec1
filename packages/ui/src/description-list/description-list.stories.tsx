import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longGerman, longHindi, longAddress, arabicName, hugeAmount } from "../story/hard-values.ts";
import { holds, isIsolated } from "../story/faults.ts";
import { Cases, Case } from "../story/bounds.tsx";
import { moneyParts } from "../money/money-parts.ts";
import { Money } from "../money/money.tsx";
import { DescriptionList } from "./description-list.tsx";

const rupees = (amount: bigint) => <Money parts={moneyParts({ amount, currency: "INR", locale: "en-IN" })} />;
const meta = {
  title: "Data/DescriptionList",
  component: DescriptionList,
  tags: ["!autodocs"],
  args: {
    items: [
      { id: "fee", term: "Fee", detail: rupees(0n) },
      { id: "limit", term: "Left of today’s limit", detail: rupees(18_000_000n) },
      { id: "time", term: "Expected time", detail: "10–30 min" },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names at the start, values at the end. */
export const Ends: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "Fee",
      "Left of today’s limit",
      "Expected time",
    ]);
    await expect(canvas.getAllByRole("definition")).toHaveLength(3);
  },
};
/** A line between the rows. */
export const Lines: Story = {
  args: {
    layout: "lines",
    items: [
      { id: "account", term: "Account", detail: <bdi>ananya_42</bdi> },
      { id: "mail", term: "E-mail", detail: <bdi>an***42@example.com</bdi> },
      { id: "level", term: "Level", detail: "VIP 3" },
    ],
  },
};
/** Each value under its name. */
export const Stacked: Story = { args: { layout: "stacked" } };
export const Hindi: Story = {
  args: {
    layout: "lines",
    items: [
      { id: "a", term: "निकासी योग्य रक़म", detail: rupees(4_183_075n) },
      { id: "b", term: "आज की बची सीमा, जिसमें रोका हुआ पैसा भी शामिल है", detail: rupees(18_000_000n) },
    ],
  },
  globals: { language: "hi", viewport: { value: "mobile1" } },
};
export const Arabic: Story = {
  args: {
    items: [
      { id: "a", term: "الرسوم", detail: rupees(0n) },
      { id: "b", term: "الحساب", detail: <bdi>ananya_42</bdi> },
    ],
  },
  globals: { language: "ar" },
};
/** Words that cannot break on either side, sums of 23 digits, both directions, nothing. */
export const Bounds: Story = {
  render: () => (
    <Cases>
      {(["ends", "lines", "stacked"] as const).map((layout) => (
        <Case key={layout} of={layout}>
          <DescriptionList
            layout={layout}
            items={[
              { id: "a", term: longGerman, detail: rupees(hugeAmount) },
              { id: "b", term: "Address", detail: longAddress },
              { id: "c", term: longHindi, detail: <bdi>{arabicName}</bdi> },
              { id: "d", term: arabicName, detail: rupees(-hugeAmount) },
              { id: "e", term: "Nothing", detail: "" },
            ]}
          />
        </Case>
      ))}
      <Case of="None">
        <DescriptionList items={[]} />
      </Case>
    </Cases>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 4);
    await expect(canvas.getAllByRole("definition")).toHaveLength(15);
    await expect(isIsolated(canvasElement, arabicName)).toBe(true);
  },
};
