import type { Meta, StoryObj } from "@storybook/react-vite";
import type { HttpHandler } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import { answer, answerEach, changeAnswer, refuse } from "../../mocks/answer.ts";
import { noContracts } from "../../mocks/sample-contracts.ts";
import { noStatements, oneStatement, quietState, thousandsOfStatements } from "../../mocks/sample-income.ts";
import { noticesOnPage } from "../../mocks/sample-notices.ts";
import { sampleOverview, sampleTrends } from "../../mocks/sample-reports.ts";
import { sampleLinks, sampleTeam } from "../../mocks/sample-team.ts";
import { firstOf } from "../setup/first-of.ts";
import { PageStory } from "../setup/page-story.tsx";
import { currentStory } from "../setup/story-context.ts";
import { expectLoaded, setupStory } from "../setup/story-setup.ts";

/** What a call asked for, by name. */
const askedFor = (query: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));

const one = { count: 1, more: false };
const { now, before } = sampleOverview;

/** The first handler that matches answers, so a story's own come before. */
const asAgent = (...first: HttpHandler[]): HttpHandler[] => [
  ...first,
  changeAnswer("member.info", (value) => ({ ...value, type: 2 as const })),
  answer("announcements.markRead", { unread: 0 }),
  answer("contracts.list", noContracts),
  answer("income.state", quietState),
  answer("team.links", { ...sampleLinks, items: [] }),
];

const page = (path: string) => `/help?overlay=agent/${path}`;
const statements = page("myIncome/statements");

const meta = {
  title: "Screens/Agent pages by size",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupStory,
  play: expectLoaded,
  args: { address: statements, as: "member", answers: asAgent() },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The overview of an agent with one downline. */
export const OverviewOfOne: Story = {
  args: {
    address: page("agentTeamOverview"),
    answers: asAgent(
      answer("team.list", { ...sampleTeam, items: sampleTeam.items.slice(0, 1), size: { direct: one, all: one } }),
      answer("teamReports.overview", {
        ...sampleOverview,
        now: { ...now, size: one, joined: one, active: 1 },
        before: { ...before, size: { count: 0, more: false }, joined: { count: 0, more: false }, active: 0 },
      }),
      answer("teamReports.trends", {
        ...sampleTrends,
        days: sampleTrends.days.slice(0, 1),
        games: sampleTrends.games.slice(0, 1),
        movers: sampleTrends.movers.slice(0, 1),
      }),
    ),
  },
};

/** An agent was paid once. */
export const StatementsOfOne: Story = { args: { answers: asAgent(answer("income.list", oneStatement)) } };
/** An agent was paid thousands of times: the list grows by a page at each press. */
export const StatementsOfThousands: Story = {
  args: {
    answers: asAgent(
      answerEach("income.list", (query) => {
        const { items } = thousandsOfStatements;
        const { cursor = "first" } = askedFor(query);
        return { ...thousandsOfStatements, items: items.map((item) => ({ ...item, id: `${cursor}-${item.id}` })) };
      }),
    ),
  },
  play: async (context) => {
    await expectLoaded(context);
    const centre = within(screen.getByRole("dialog"));
    const count = () => centre.getAllByRole("row").length;
    const first = count();
    // Rows that fold on a narrow page have a button of the same name.
    const more = centre.getAllByRole("button", { name: currentStory().messages.t("action.showMore") }).toReversed();
    await context.userEvent.click(firstOf(more));
    await waitFor(() => expect(count()).toBe(first + thousandsOfStatements.items.length));
  },
};
/** An agent was never paid. */
export const StatementsOfNone: Story = { args: { answers: asAgent(answer("income.list", noStatements)) } };
/** The statements of all types do not load. */
export const StatementsFailing: Story = { args: { answers: asAgent(refuse("income.list", "system.busy")) } };

/** Forty announcements on six pages: the last page has the rest. */
export const AnnouncementPages: Story = {
  args: {
    address: page("announcement"),
    answers: asAgent(answerEach("announcements.agents", (query) => noticesOnPage(Number(askedFor(query).page ?? 1)))),
  },
  play: async (context) => {
    await expectLoaded(context);
    const pane = firstOf(document.querySelectorAll<HTMLElement>("[data-part=list-pane]"));
    const titles = () => [...pane.querySelectorAll("[data-part=item-title]")].map(({ textContent }) => textContent);
    await expect(titles()).toHaveLength(7);
    for (const first of ["News of week 8", "News of week 15", "News of week 22", "News of week 29", "News of week 36"]) {
      await context.userEvent.click([...pane.querySelectorAll("[data-part=control]")].at(-1) ?? pane);
      await waitFor(() => expect(titles()[0]).toBe(first));
    }
    await expect(titles()).toHaveLength(5);
  },
};
