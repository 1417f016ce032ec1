import type { Meta, StoryObj } from "@storybook/react-vite";
import type { HttpHandler } from "msw";
import { expect, screen, waitFor } from "storybook/test";
import { answer, changeAnswer, neverAnswer, refuse } from "../../mocks/answer.ts";
import {
  lowerProfitLoss,
  noMoves,
  noProfitLoss,
  noTeamBets,
  oneMove,
  oneProfitLoss,
  oneTeamBet,
  sampleMoves,
  sampleProfitLoss,
  sampleTeamBets,
  thousandsOfMoves,
  thousandsOfProfitLoss,
  thousandsOfTeamBets,
} from "../../mocks/sample-reports.ts";
import { firstOf } from "../setup/first-of.ts";
import { PageStory } from "../setup/page-story.tsx";
import { expectLoaded, expectSkeleton, setupStory } from "../setup/story-setup.ts";

/** The first handler that matches answers, so a story's own come before. */
const asAgent = (...first: HttpHandler[]): HttpHandler[] => [
  ...first,
  changeAnswer("member.info", (value) => ({ ...value, type: 2 as const })),
  answer("teamReports.bets", sampleTeamBets),
  answer("teamReports.profitLoss", sampleProfitLoss),
  answer("teamReports.transactions", sampleMoves),
];

const page = (path: string) => `/help?overlay=agent/${path}`;
const BETS = "teamBetting";
const PROFIT = "userProfitLoss";
const MONEY = "transactionDetails";

const meta = {
  title: "Screens/Agent reports",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupStory,
  play: expectLoaded,
  args: { address: page(BETS), as: "member", answers: asAgent() },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = () => document.querySelectorAll("[data-component=data-table] tbody tr");

export const Betting: Story = {};
export const BettingOfOne: Story = { args: { answers: asAgent(answer("teamReports.bets", oneTeamBet)) } };
export const BettingEmpty: Story = { args: { answers: asAgent(answer("teamReports.bets", noTeamBets)) } };
/** One branch, on chosen days, by every filter. */
export const BettingFiltered: Story = {
  args: {
    address: `${page(BETS)}&in.account=raj_mumbai&in.reach=branch&in.level=2&in.vendor=MRIDANG&in.category=RNG&in.range=last30`,
  },
};
/** The page keeps only the rows in view. */
const expectFewRows: Story["play"] = async (context) => {
  await expectLoaded(context);
  await waitFor(() => expect(rows().length).toBeGreaterThan(1));
  await expect(rows().length).toBeLessThan(200);
};
export const BettingOfThousands: Story = {
  args: { answers: asAgent(answer("teamReports.bets", thousandsOfTeamBets)) },
  play: expectFewRows,
};
export const BettingLoading: Story = { args: { answers: asAgent(neverAnswer("teamReports.bets")) }, play: expectSkeleton };
export const BettingFailing: Story = { args: { answers: asAgent(refuse("teamReports.bets", "system.busy")) } };
export const BettingOfUnknown: Story = {
  args: {
    address: `${page(BETS)}&in.account=no_such_name`,
    answers: asAgent(refuse("teamReports.bets", "auth.user_unknown")),
  },
};

/** Its days are those of the brand. */
export const ProfitLoss: Story = {
  args: { address: page(PROFIT) },
  play: async (context) => {
    await expectLoaded(context);
    await screen.findByText(/India Standard Time|भारतीय मानक समय|توقيت الهند/);
  },
};
const sorted = () => document.querySelector("th[aria-sort]");
/** The header of a figure sorts the whole report, by the address. */
export const ProfitLossSorted: Story = {
  args: { address: `${page(PROFIT)}&in.sort=net` },
  play: async (context) => {
    await expectLoaded(context);
    await waitFor(() => expect(sorted()).toHaveAttribute("aria-sort", "ascending"));
    await context.userEvent.click(firstOf(document.querySelectorAll("th[aria-sort] button")));
    await waitFor(() => expect(sorted()).toHaveAttribute("aria-sort", "descending"));
  },
};
export const ProfitLossLower: Story = {
  args: {
    address: `${page(PROFIT)}/raj_mumbai&in.range=last30`,
    answers: asAgent(answer("teamReports.profitLoss", lowerProfitLoss)),
  },
};
export const ProfitLossOfOne: Story = {
  args: { address: page(PROFIT), answers: asAgent(answer("teamReports.profitLoss", oneProfitLoss)) },
};
export const ProfitLossEmpty: Story = {
  args: { address: page(PROFIT), answers: asAgent(answer("teamReports.profitLoss", noProfitLoss)) },
};
export const ProfitLossOfThousands: Story = {
  args: { address: page(PROFIT), answers: asAgent(answer("teamReports.profitLoss", thousandsOfProfitLoss)) },
  play: expectFewRows,
};
export const ProfitLossLoading: Story = {
  args: { address: page(PROFIT), answers: asAgent(neverAnswer("teamReports.profitLoss")) },
  play: expectSkeleton,
};
export const ProfitLossFailing: Story = {
  args: { address: page(PROFIT), answers: asAgent(refuse("teamReports.profitLoss", "system.busy")) },
};

export const TeamMoney: Story = { args: { address: page(MONEY) } };
export const TeamMoneyFiltered: Story = {
  args: { address: `${page(MONEY)}&in.account=/raj_mumbai/rohit.k&in.reach=person&in.type=deposit&in.range=last30` },
};
export const TeamMoneyOfOne: Story = {
  args: { address: page(MONEY), answers: asAgent(answer("teamReports.transactions", oneMove)) },
};
export const TeamMoneyEmpty: Story = {
  args: { address: page(MONEY), answers: asAgent(answer("teamReports.transactions", noMoves)) },
};
export const TeamMoneyOfThousands: Story = {
  args: { address: page(MONEY), answers: asAgent(answer("teamReports.transactions", thousandsOfMoves)) },
  play: expectFewRows,
};
export const TeamMoneyLoading: Story = {
  args: { address: page(MONEY), answers: asAgent(neverAnswer("teamReports.transactions")) },
  play: expectSkeleton,
};
export const TeamMoneyFailing: Story = {
  args: { address: page(MONEY), answers: asAgent(refuse("teamReports.transactions", "system.busy")) },
};
