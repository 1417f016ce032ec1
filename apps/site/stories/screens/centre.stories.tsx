import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { APPLICATION_STATES } from "@baize/domain/rewards/promotion/status";
import { answer, changeAnswer } from "../../mocks/answer.ts";
import { exchanges, friends, pointLines } from "../../mocks/sample-lists.ts";
import { withOtherNames } from "../../mocks/sample-payout.ts";
import { rebateLines, rebates } from "../../mocks/sample-rebates.ts";
import { recordedAt } from "../../mocks/recorded-calls.ts";
import { firstOf } from "../setup/first-of.ts";
import { savedLines } from "../setup/saved-file.ts";
import { setupStory, expectLoaded } from "../setup/story-setup.ts";
import { PageStory } from "../setup/page-story.tsx";

const meta = {
  title: "Screens/Member centre",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupStory,
  play: expectLoaded,
  args: { address: "/help?overlay=member/responsiblePlay", as: "member" },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ResponsiblePlay: Story = {};
export const Withdraw: Story = { args: { address: "/help?overlay=member/withdraw" } };
/** One account waits for an operator, because it is in another name; one was refused. */
export const PayoutAccounts: Story = {
  args: { address: "/help?overlay=member/withdraw/accounts", answers: [changeAnswer("payout.list", withOtherNames)] },
};
/** Without an approved account, there is nothing to withdraw to yet. */
export const NoApprovedAccount: Story = {
  args: {
    address: "/help?overlay=member/withdraw",
    answers: [changeAnswer("payout.list", (value) => withOtherNames({ ...value, items: [] }))],
  },
};
export const AccountRecord: Story = { args: { address: "/help?overlay=member/transactionHistory" } };
/** A line with its source. */
export const AccountRecordLine: Story = {
  args: { address: "/help?overlay=member/transactionHistory" },
  play: async (context) => {
    await expectLoaded(context);
    await context.userEvent.click(firstOf(screen.getAllByRole("link", { name: /show its source|कहाँ से है|عرض المصدر/ })));
    await waitFor(() => expect(document.querySelector("#made-by")).toBeVisible());
  },
};
/** A line of a credit, which its game's provider paid without a bet. */
export const AccountRecordCredit: Story = {
  args: {
    address: "/help?overlay=member/transactionHistory",
    answers: [
      changeAnswer("transactions.get", (line) => ({
        ...line,
        type: "credit" as const,
        bet: null,
        credit: {
          type: "jackpot" as const,
          reason: "Grand pot of the evening",
          gameName: "Pearl Monsoon",
          vendorName: "Saffron Reel",
          amount: line.amount,
        },
      })),
    ],
  },
  play: async (context) => {
    await expectLoaded(context);
    await context.userEvent.click(firstOf(screen.getAllByRole("link", { name: /show its source|कहाँ से है|عرض المصدر/ })));
    const reason = await screen.findByText("Grand pot of the evening");
    const card = reason.closest("section");
    if (!card) throw new Error("The reason is on no card");
    await waitFor(() => expect(within(card).getByRole("heading", { name: "Pearl Monsoon" })).toBeVisible());
    await expect(within(card).getByText("Saffron Reel")).toBeVisible();
    await expect(within(card).getByText(/^(Jackpot|जैकपॉट|جاكبوت)$/)).toBeVisible();
    await expect(within(card).getByRole("link")).toHaveAttribute("href", expect.stringContaining("in.type=credit"));
  },
};
export const Transfers: Story = { args: { address: "/help?overlay=member/transferUpline" } };
/** An agent's: the receiver, found by name. */
export const TransfersOfAnAgent: Story = {
  args: {
    address: "/help?overlay=member/transferUpline",
    answers: [changeAnswer("upline.rules", (value) => ({ ...value, sides: ["upline", "downline"] }))],
  },
};
export const Profit: Story = { args: { address: "/help?overlay=member/personalProfit" } };
export const Bonuses: Story = { args: { address: "/help?overlay=member/bonusDetails" } };
/** With a granted level: the bets alone would not reach it. */
export const Rewards: Story = {
  args: { address: "/help?overlay=member/rewardCenter" },
  play: async (context) => {
    await expectLoaded(context);
    await expect(document.querySelector("[data-part=level]")).toHaveTextContent("VIP 3");
    await expect(document.querySelector("[data-part=next]")).toHaveTextContent("VIP 4");
  },
};
/** A line of a rebate with its bets. */
export const RebateBets: Story = {
  args: {
    address: "/help?overlay=member/rewardCenter",
    answers: [answer("rebates.list", rebates), answer("rebates.lines", rebateLines)],
  },
  play: async (context) => {
    await expectLoaded(context);
    await context.userEvent.click(await screen.findByRole("button", { name: /9,860/ }));
    const dialog = await screen.findByRole("dialog", { name: /^(Bets behind|रिबेट के पीछे|الرهانات وراء)/ });
    await within(dialog).findAllByText("Pearl Monsoon");
  },
};
/** Applications in each of their states. */
export const Applications: Story = {
  args: {
    address: "/help?overlay=member/rewardCenter",
    answers: [
      changeAnswer("rewards.list", (value) => ({ ...value, items: [] })),
      answer("promotions.applications", {
        items: APPLICATION_STATES.map((status, index) => ({
          id: `applied-${status}`,
          title: ["Birthday gift", "जन्मदिन का उपहार", "هدية عيد الميلاد"][index % 3] ?? "",
          status,
          remark: index % 2 === 0 ? "I was born on 12 April; my card is beside it." : "",
          images: index % 2,
          reason: status === "rejected" ? "The picture shows another name than the account." : "",
          at: recordedAt.getTime() - index * 86_400_000,
          decidedAt: status === "applying" ? null : recordedAt.getTime() - index * 80_000_000,
        })),
      }),
    ],
  },
};
export const RedEnvelope: Story = { args: { address: "/help?overlay=member/redEnvelope" } };
export const Referral: Story = {
  args: { address: "/help?overlay=member/referral", answers: [answer("referral.friends", friends)] },
  play: async (context) => {
    await expectLoaded(context);
    const [, ...lines] = await savedLines(context.userEvent.click, /CSV/);
    await expect(lines.map((line) => line.split(",").at(-1))).toEqual(["0.00", "0.00", "200.00", "200.00"]);
  },
};
export const Missions: Story = {
  args: { address: "/help?overlay=member/missionLeaderboard" },
  play: async (context) => {
    await expectLoaded(context);
    const lines = await savedLines(context.userEvent.click, /CSV/);
    const cards = document.querySelectorAll("[role=dialog] li[data-component=surface]");
    await expect([lines.length - 1, cards.length > 0]).toEqual([cards.length, true]);
  },
};
export const Points: Story = { args: { address: "/help?overlay=member/pointsDetails" } };
/** Enough points for a bonus, and their lines. */
export const PointsToConvert: Story = {
  args: {
    address: "/help?overlay=member/pointsDetails",
    answers: [answer("points.balance", { points: 1240, frozen: false }), answer("points.records", pointLines)],
  },
};
export const Exchanges: Story = {
  args: { address: "/help?overlay=member/redeemHistory", answers: [answer("points.redeemList", exchanges)] },
  play: async (context) => {
    await expectLoaded(context);
    const [, ...lines] = await savedLines(context.userEvent.click, /CSV/);
    await expect(lines.map((line) => line.split(",")[1])).toEqual(["X-3041", "X-2987", "X-2904"]);
  },
};
export const Messages: Story = { args: { address: "/help?overlay=member/messageV2" } };
