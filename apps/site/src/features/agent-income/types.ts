import type { OutputOf } from "@baize/api/contract/contract";
import type { ContractType } from "@baize/domain/agents/contract/type";

export type Statement = OutputOf<"income.pay">;
export type StatementDetail = OutputOf<"income.get">;
export type StatementLine = OutputOf<"income.lines">["items"][number];
export type CountedWager = OutputOf<"income.wagers">["items"][number];
export type IncomeDay = OutputOf<"income.days">["items"][number];

/** Pages of the agent centre that show statements, and the type that each shows; my income shows all. */
export const STATEMENT_PAGES = {
  myIncome: undefined,
  dividendRecord: "dividend",
  dailyWages: "daily",
  hourlySalary: "hourly",
} as const satisfies Record<string, ContractType | undefined>;
export type StatementPage = keyof typeof STATEMENT_PAGES;

/** The list of statements below my income, which begins with days. */
export const STATEMENTS = "statements";

export const statementPath = (page: StatementPage, id: string) => `${page}/${id}` as const;
export const wagersPath = (page: StatementPage, id: string, line: number) => `${page}/${id}/${line}` as const;

export const WAYS = ["received", "paid"] as const;
export type Way = (typeof WAYS)[number];
