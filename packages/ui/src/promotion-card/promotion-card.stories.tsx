import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { Texts } from "../story/bounds.tsx";
import { holds } from "../story/faults.ts";
import { brokenPicture, longGerman } from "../story/hard-values.ts";
import { PromotionCard } from "./promotion-card.tsx";

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 10'%3E%3Cpath fill='teal' d='M0 0h9v10H0z'/%3E%3Ccircle cx='4.5' cy='5' r='3' fill='gold'/%3E%3C/svg%3E";

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
/** With a unit beside the figure. */
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
/** Without a figure. */
export const WithoutFigure: Story = {
  args: {
    figure: undefined,
    title: "Birthday gift for VIP members",
    condition: "From VIP 2, on the day itself.",
    motif: "crown",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveTextContent(/^Birthday gift/);
  },
};
/** An offer that is not open yet. */
export const NotOpen: Story = {
  args: { badge: <Badge tone="info">Starts 26 Nov</Badge> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAccessibleName(/Starts 26 Nov/);
  },
};
/** With a picture. */
export const Pictured: Story = {
  args: { artwork: picture },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector("[data-component=lazy-image]")).toHaveAttribute("data-state", "loaded"),
    );
  },
};
/** A picture that never comes leaves the sign. */
export const PictureMissing: Story = {
  args: { artwork: "data:image/png;base64,none" },
  play: async ({ canvasElement }) => {
    const art = () => canvasElement.querySelector("[data-component=lazy-image]");
    await waitFor(() => expect(art()).toBeNull(), { timeout: 6000 });
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
/** Words that cannot break, a figure that no card has room for, both directions, an unknown palette, a picture that fails. */
export const Bounds: Story = {
  decorators: [(Render) => <div style={{ inlineSize: "min(88vw, 900px)" }}>{Render()}</div>],
  render: (args) => (
    <Texts>
      {(text) => (
        <PromotionCard
          {...args}
          figure="₹99,99,99,99,99,999.00"
          unit={text}
          title={text}
          condition={text}
          badge={<Badge tone="info">{text}</Badge>}
          palette={-7}
          artwork={text === longGerman ? brokenPicture : undefined}
        />
      )}
    </Texts>
  ),
  play: async ({ canvas, canvasElement }) => {
    await holds(canvasElement, 5);
    await expect(canvas.getAllByRole("link")).toHaveLength(5);
  },
};
