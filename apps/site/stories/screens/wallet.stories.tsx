import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import type { OutputOf } from "@baize/api/contract/contract";
import type { HttpHandler } from "msw";
import { changeAnswer, refuse } from "../../mocks/answer.ts";
import { recordedAt } from "../../mocks/recorded-calls.ts";
import { setupStory, expectLoaded } from "../setup/story-setup.ts";
import { PageStory } from "../setup/page-story.tsx";

type Transfer = OutputOf<"wallets.transfers">["items"][number];

const inr = (amount: string) => ({ amount, currency: "INR" });
const vendor = (wallet: string, name: string, amount: string, open = true) => ({ wallet, name, balance: inr(amount), open });
const transfer = (index: number, change: Partial<Transfer>): Transfer => ({
  id: `transfer-${index}`,
  reference: `transfer-${index}`,
  from: "main",
  to: "SAFFRON_REEL",
  vendorName: "Saffron Reel",
  amount: inr("2400.00"),
  state: "succeeded",
  at: recordedAt.getTime() - (index + 1) * 720_000,
  settledAt: recordedAt.getTime(),
  ...change,
});

/** A brand with a wallet for each provider. */
const split: readonly HttpHandler[] = [
  changeAnswer("wallets.merchant", (value) => ({ ...value, isSingle: false })),
  changeAnswer("wallets.list", (value) => ({
    ...value,
    isSingle: false,
    total: inr("49350.50"),
    pending: inr("700.00"),
    items: [
      vendor("main", "", "44700.00"),
      vendor("SAFFRON_REEL", "Saffron Reel", "2400.00"),
      vendor("KESTREL", "Kestrel", "850.50"),
      vendor("MONSOON", "Monsoon", "700.00", false),
      vendor("OLD_HARBOUR", "Old Harbour", "0.00"),
      vendor("PAPER_TIGER", "Paper Tiger", "0.00"),
    ],
  })),
  changeAnswer("wallets.transfers", (value) => ({
    ...value,
    items: [
      transfer(0, { to: "OLD_HARBOUR", vendorName: "Old Harbour", amount: inr("700.00"), state: "pending", settledAt: null }),
      transfer(1, {}),
      transfer(2, { from: "BLUE_PETER", to: "main", vendorName: "Blue Peter", amount: inr("300.00"), state: "failed" }),
    ],
    totals: { count: 3, in: inr("2400.00"), out: inr("0.00"), underWay: inr("700.00") },
  })),
];

const meta = {
  title: "Screens/Wallet",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupStory,
  play: expectLoaded,
  args: { address: "/help?overlay=member/transferFund", as: "member" },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A brand with one wallet: there is nothing to move. */
export const OneWallet: Story = {
  play: async (context) => {
    await expectLoaded(context);
    const hide = await waitFor(() => {
      const found = document.querySelector<HTMLElement>(
        "[role=dialog] section:not([data-component=account-card]) button[aria-pressed]",
      );
      if (!found) throw new Error("There is no button to hide the balance yet");
      return found;
    });
    const board = hide.closest("section");
    await expect(board?.querySelector("[data-component=money]")).toBeVisible();
    await context.userEvent.click(hide);
    await expect(hide).toHaveAttribute("aria-pressed", "true");
    await expect(board?.querySelector("[data-component=money]")).toBeNull();
    await expect(localStorage.getItem("balanceView")).toBe("concealed");
    await context.userEvent.click(hide);
    await expect(board?.querySelector("[data-component=money]")).toBeVisible();
  },
};
/** One transfer is pending, one was returned, one provider's wallet is closed. */
export const AWalletForEachProvider: Story = { args: { answers: split } };
/** Choosing a card fills the form; missing values show beside each field. */
export const TakenFromACard: Story = {
  args: { answers: split },
  play: async (context) => {
    await expectLoaded(context);
    await context.userEvent.click(screen.getByRole("button", { name: /Saffron Reel/ }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute("name", "amount"));
    await context.userEvent.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("aria-invalid", "true"));
  },
};
/** Everything is in the main wallet, and nothing was ever moved. */
export const NothingWithProviders: Story = {
  args: {
    answers: [
      changeAnswer("wallets.list", (value) => ({
        ...value,
        isSingle: false,
        items: [vendor("main", "", value.total.amount), vendor("SAFFRON_REEL", "Saffron Reel", "0.00")],
      })),
      changeAnswer("wallets.transfers", (value) => value),
      ...split,
    ],
  },
};
export const NotRead: Story = { args: { answers: [refuse("wallets.list", "system.busy")] } };
