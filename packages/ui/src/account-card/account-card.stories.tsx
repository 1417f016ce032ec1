import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { moneyParts } from "../money/money-parts.ts";
import { Case, Cases } from "../story/bounds.tsx";
import { stateNames } from "../story/force-states.ts";
import { EachState, forcedStates } from "../story/forced-states.tsx";
import { holds } from "../story/faults.ts";
import { arabicName, hugeAmount, longGerman, longHindi } from "../story/hard-values.ts";
import { AccountCard, type AccountCardProps } from "./account-card.tsx";

const words = {
  en: ["Balance", "as of 14:32", "Deposit", "Withdraw"],
  hi: ["बैलेंस", "14:32 तक", "जमा", "निकासी"],
  ar: ["الرصيد", "حتى 14:32", "إيداع", "سحب"],
  ur: ["بیلنس", "14:32 تک", "ڈپازٹ", "نکلوائیں"],
} as const;
const inr = (amount: bigint) => moneyParts({ amount, currency: "INR", locale: "en-IN" });

function member(language: keyof typeof words): Omit<AccountCardProps, "concealed" | "onConcealedChange"> {
  const [label, note, deposit, withdraw] = words[language];
  return {
    name: "Ananya",
    details: (
      <>
        <Badge tone="accent">VIP 3</Badge>
        <bdi>ananya_42</bdi>
      </>
    ),
    balance: { label, parts: inr(4_825_075n), note },
    actions: (
      <>
        <Button variant="primary">{deposit}</Button>
        <Button>{withdraw}</Button>
      </>
    ),
  };
}

const meta = {
  title: "Patterns/AccountCard",
  component: AccountCard,
  tags: ["!autodocs"],
  args: { ...member("en"), concealed: false, onConcealedChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Person, balance, and the ways to move money. */
export const Rest: Story = {};
/** The eye and the buttons: at rest, hovered, focused and pressed. */
export const HoverAndFocus: Story = {
  decorators: [
    forcedStates("[data-part=conceal]", "[data-part=actions] button:first-of-type", "[data-part=actions] button:last-of-type"),
  ],
  render: (args) => <EachState inline={288}>{(state) => <AccountCard {...args} name={stateNames[state]} />}</EachState>,
};
/** The sum is covered; a screen reader hears so. */
export const Concealed: Story = {
  args: { concealed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Balance hidden" })).toBeVisible();
    await expect(canvas.queryByText(/48,250/)).toBeNull();
  },
};
/** The balance is not known yet: no zero is shown in its place. */
export const Unknown: Story = {
  args: { balance: { label: "Balance" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/₹/)).toBeNull();
  },
};
/** Without a network the sum greys, and its time says how old it is. */
export const Stale: Story = { args: { balance: { ...member("en").balance, stale: true } } };
export const Keyboard: Story = {
  tags: ["keyboard"],
  render: function Stateful(args) {
    const [concealed, setConcealed] = useState(false);
    return <AccountCard {...args} concealed={concealed} onConcealedChange={setConcealed} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const eye = canvas.getByRole("button", { name: "Hide the balance" });
    await expect(eye).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(eye).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByRole("img", { name: "Balance hidden" })).toBeVisible();
    await userEvent.keyboard(" ");
    await expect(canvas.getByText(/48,250/)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Deposit" })).toHaveFocus();
  },
};
export const Hindi: Story = { args: member("hi"), globals: { language: "hi" } };
export const Arabic: Story = { args: member("ar"), globals: { language: "ar" } };
export const Urdu: Story = { args: member("ur"), globals: { language: "ur" } };
/** Names and sums that have no place to break. */
export const Bounds: Story = {
  render: (args) => (
    <Cases>
      <Case of="Long name, huge sum">
        <AccountCard {...args} name={longGerman} balance={{ label: longHindi, parts: inr(hugeAmount), note: longHindi }} />
      </Case>
      <Case of="A name of the other direction">
        <AccountCard {...args} name={arabicName} />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => await holds(canvasElement, 2),
};
