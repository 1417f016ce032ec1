import type { Meta, StoryObj } from "@storybook/react-vite";
import type { HttpHandler } from "msw";
import { expect, screen, waitFor } from "storybook/test";
import { answer, changeAnswer, neverAnswer, refuse } from "../../mocks/answer.ts";
import {
  belowZeroDetail,
  detailOf,
  dueDetail,
  frozenState,
  noDays,
  noStatements,
  noWagers,
  oneStatement,
  oneWager,
  paidStatements,
  quietState,
  refusedDetail,
  sampleDays,
  sampleLines,
  sampleStatements,
  sampleWagers,
  thousandsOfDays,
  thousandsOfStatements,
  thousandsOfWagers,
} from "../../mocks/sample-income.ts";
import { PageStory } from "../setup/page-story.tsx";
import { expectLoaded, expectSkeleton, setupStory } from "../setup/story-setup.ts";

/** The first handler that matches answers, so a story's own come before. */
const asAgent = (...first: HttpHandler[]): HttpHandler[] => [
  ...first,
  changeAnswer("member.info", (value) => ({ ...value, type: 2 as const })),
  answer("income.days", sampleDays),
  answer("income.list", sampleStatements),
  answer("income.get", dueDetail),
  answer("income.lines", sampleLines),
  answer("income.wagers", sampleWagers),
  answer("income.state", quietState),
  answer("paymentPassword.status", { isSet: true, changedAt: null, lockedUntil: null }),
];

const page = (path: string) => `/help?overlay=agent/${path}`;
const paid = answer("income.list", paidStatements);

const meta = {
  title: "Screens/Agent income",
  component: PageStory,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: setupStory,
  play: expectLoaded,
  args: { address: page("myIncome"), as: "member", answers: asAgent() },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = {};
export const NoDays: Story = { args: { answers: asAgent(answer("income.days", noDays)) } };
export const DaysLoading: Story = { args: { answers: asAgent(neverAnswer("income.days")) }, play: expectSkeleton };
export const DaysFailing: Story = { args: { answers: asAgent(refuse("income.days", "system.busy")) } };

export const OneDay: Story = {
  args: { answers: asAgent(answer("income.days", { ...sampleDays, items: sampleDays.items.slice(0, 1) })) },
};
export const ThousandsOfDays: Story = {
  args: { answers: asAgent(answer("income.days", thousandsOfDays)) },
};

export const Statements: Story = { args: { address: page("myIncome/statements") } };
export const OneStatement: Story = {
  args: { address: page("dailyWages"), answers: asAgent(answer("income.list", oneStatement)) },
};
export const NoStatements: Story = {
  args: { address: page("hourlySalary"), answers: asAgent(answer("income.list", noStatements)) },
};
export const OneHourlySalary: Story = {
  args: { address: page("hourlySalary"), answers: asAgent(answer("income.list", oneStatement)) },
};
export const ThousandsOfHourlySalaries: Story = {
  args: { address: page("hourlySalary"), answers: asAgent(answer("income.list", thousandsOfStatements)) },
};
export const HourlySalariesFailing: Story = {
  args: { address: page("hourlySalary"), answers: asAgent(refuse("income.list", "system.busy")) },
};
export const DailyWagesFailing: Story = {
  args: { address: page("dailyWages"), answers: asAgent(refuse("income.list", "system.busy")) },
};
export const NoDailyWages: Story = {
  args: { address: page("dailyWages"), answers: asAgent(answer("income.list", noStatements)) },
};
export const NoDividends: Story = {
  args: { address: page("dividendRecord"), answers: asAgent(answer("income.list", noStatements)) },
};
export const OneDividend: Story = {
  args: { address: page("dividendRecord"), answers: asAgent(answer("income.list", oneStatement)) },
};
export const ThousandsOfDividends: Story = {
  args: { address: page("dividendRecord"), answers: asAgent(answer("income.list", thousandsOfStatements)) },
};
export const NoneByFilter: Story = {
  args: { address: `${page("dividendRecord")}&in.state=due`, answers: asAgent(answer("income.list", noStatements)) },
};
export const Thousands: Story = {
  args: { address: page("dailyWages"), answers: asAgent(answer("income.list", thousandsOfStatements)) },
};
export const Bills: Story = { args: { address: `${page("dividendRecord")}&in.way=paid`, answers: asAgent(paid) } };
export const StatementsFailing: Story = {
  args: { address: page("dividendRecord"), answers: asAgent(refuse("income.list", "system.busy")) },
};

/** What was measured is named as such, not as what a tier asks for. */
export const DueBill: Story = {
  args: { address: page("dividendRecord/bill-due") },
  play: async (context) => {
    await expectLoaded(context);
    const terms = await screen.findAllByText(/^(Valid bets|वैध दाँव|الرهانات الصالحة|شرط‌های معتبر)$/, { selector: "dt" });
    await expect(terms).toHaveLength(1);
  },
};
/** Which answers to a bill the page links to. */
const linkedAnswers = (): string[] =>
  screen.getAllByRole("link").flatMap((link) => /(?:pay|refuse)$/.exec(link.getAttribute("href") ?? "")?.[0] ?? []);

/** Frozen money still pays a bill, and cannot refuse one. */
export const FrozenPayer: Story = {
  args: { address: page("dividendRecord/bill-due"), answers: asAgent(answer("income.state", frozenState)) },
  play: async (context) => {
    await expectLoaded(context);
    await waitFor(async () => await expect(linkedAnswers()).toEqual(["pay"]));
  },
};
export const RefusedBill: Story = {
  args: { address: page("dividendRecord/bill-refused"), answers: asAgent(answer("income.get", refusedDetail)) },
};
/** Says that nothing is taken off later days. */
export const BelowZero: Story = {
  args: { address: page("dailyWages/s-below"), answers: asAgent(answer("income.get", belowZeroDetail)) },
  play: async (context) => {
    await expectLoaded(context);
    await screen.findByText(/Corrections of earlier bets|पहले के दाँव के सुधार|تصحيحات رهانات|اصلاح شرط‌های|پچھلی شرطوں کی تصحیحات/);
  },
};
export const UnknownStatement: Story = {
  args: { address: page("dividendRecord/none"), answers: asAgent(refuse("income.get", "statement.not_found")) },
};
export const Wagers: Story = { args: { address: page("dividendRecord/bill-due/0") } };
export const OneWager: Story = {
  args: { address: page("dividendRecord/bill-due/0"), answers: asAgent(answer("income.wagers", oneWager)) },
};
export const NoWagers: Story = {
  args: { address: page("dividendRecord/bill-due/0"), answers: asAgent(answer("income.wagers", noWagers)) },
};
export const ThousandsOfWagers: Story = {
  args: { address: page("dividendRecord/bill-due/0"), answers: asAgent(answer("income.wagers", thousandsOfWagers)) },
};
export const WagersFailing: Story = {
  args: { address: page("dividendRecord/bill-due/0"), answers: asAgent(refuse("income.wagers", "system.busy")) },
};
export const Paying: Story = { args: { address: page("dividendRecord/bill-due/pay") } };
export const PayingWithoutPassword: Story = {
  args: {
    address: page("dividendRecord/bill-due/pay"),
    answers: asAgent(answer("paymentPassword.status", { isSet: false, changedAt: null, lockedUntil: null })),
  },
};
export const PayingLate: Story = {
  args: {
    address: page("dividendRecord/bill-due/pay"),
    answers: asAgent(answer("income.get", detailOf({ ...dueDetail.statement, state: "paid" }))),
  },
};
export const Refusing: Story = { args: { address: page("dividendRecord/bill-due/refuse") } };
