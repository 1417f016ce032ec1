import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PromotionCard } from "./promotion-card.tsx";

const meta = {
  title: "Media/PromotionCard",
  component: PromotionCard,
  args: {
    figure: "₹500",
    title: "On your first deposit",
    condition: "Deposit ₹1,000 or more. You can withdraw after playing it 8 times.",
    motif: "coins",
    palette: 4,
    href: "#first",
  },
  decorators: [
    (Render) => (
      <div style={{ maxInlineSize: 420 }}>
        <Render />
      </div>
    ),
  ],
} satisfies Meta<typeof PromotionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole("link");
    await expect(card).toHaveTextContent("₹500On your first depositDeposit ₹1,000 or more.");
  },
};
export const WithUnit: Story = {
  args: {
    figure: "7",
    unit: "/ 7",
    title: "Daily mission",
    condition: "Seven days, seven small tasks.",
    motif: "harlequin",
    palette: 12,
  },
};
export const Narrow: Story = { args: { style: { inlineSize: 288 } } };
export const LongText: Story = {
  args: {
    title: "Wöchentliche Umsatzrückerstattung für Spielautomaten",
    condition:
      "Gutschrift jeden Montag um 12:00 Uhr automatisch; der Mindestumsatz beträgt ₹10.000, höchstens ₹50.000 je Woche und Konto.",
  },
};
export const Hindi: Story = {
  args: { lang: "hi", title: "पहले जमा पर", condition: "न्यूनतम जमा ₹1,000। 8× खेलने के बाद निकासी।" },
};
export const Arabic: Story = {
  args: {
    lang: "ar",
    dir: "rtl",
    figure: "0.8%",
    title: "استرداد أسبوعي",
    condition: "يُدفع كل اثنين 12:00.",
    motif: "wheel",
    palette: 2,
  },
};
