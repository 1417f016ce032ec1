import type { Meta, StoryObj } from "@storybook/react-vite";
import type { HttpHandler } from "msw";
import { expect, waitFor } from "storybook/test";
import { answer, changeAnswer, neverAnswer, refuse } from "../../mocks/answer.ts";
import { noTeamBets, oneTeamBet, sampleTeamBets, thousandsOfTeamBets } from "../../mocks/sample-reports.ts";
import { PageStory } from "../setup/page-story.tsx";
import { expectLoaded, expectSkeleton, setupStory } from "../setup/story-setup.ts";

/** The first handler that matches answers, so a story's own come before. */
const asAgent = (...first: HttpHandler[]): HttpHandler[] => [
  ...first,
  changeAnswer("member.info", (value) => ({ ...value, type: 2 as const })),
  answer("teamReports.bets", sampleTeamBets),
];

const page = (path: string) => `/help?overlay=agent/${path}`;
const BETS = "teamBetting";

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
export const BettingOfThousands: Story = {
  args: { answers: asAgent(answer("teamReports.bets", thousandsOfTeamBets)) },
  play: async (context) => {
    await expectLoaded(context);
    await waitFor(() => expect(rows().length).toBeGreaterThan(1));
    await expect(rows().length).toBeLessThan(200);
  },
};
export const BettingLoading: Story = { args: { answers: asAgent(neverAnswer("teamReports.bets")) }, play: expectSkeleton };
export const BettingFailing: Story = { args: { answers: asAgent(refuse("teamReports.bets", "system.busy")) } };
export const BettingOfUnknown: Story = {
  args: {
    address: `${page(BETS)}&in.account=no_such_name`,
    answers: asAgent(refuse("teamReports.bets", "auth.user_unknown")),
  },
};
