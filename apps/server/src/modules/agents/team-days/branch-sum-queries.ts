import { type SQL, sql } from "drizzle-orm";
import { CATEGORIES } from "@baize/domain/gaming/game/category";
import type { ProfitLossFigure } from "@baize/domain/agents/profit-loss";

const listOf = (kinds: readonly string[]) => kinds.map((kind) => `'${kind}'`).join(", ");
const BETS = listOf(CATEGORIES);
/** Kinds of lines that are in the sums of a branch: those that count in a figure. */
export const BRANCH_KINDS: SQL = sql.raw(`${BETS}, ${listOf(["deposit", "withdrawal", "rebate", "bonus", "commission"])}`);

const sumOf = (value: string, kinds: string) => `coalesce(sum(${value}) filter (where kind in (${kinds})), 0)`;

/** The columns of figures, and what of lines they are the sums of. */
const FIGURES: Readonly<Record<ProfitLossFigure, { readonly column: string; readonly sum: string }>> = {
  deposits: { column: "deposits", sum: sumOf("net", "'deposit'") },
  withdrawals: { column: "withdrawals", sum: sumOf("-net", "'withdrawal'") },
  validBet: { column: "valid_bet", sum: sumOf("valid_bet", BETS) },
  payout: { column: "payout", sum: sumOf("came", BETS) },
  winLoss: { column: "win_loss", sum: sumOf("net", BETS) },
  rebates: { column: "rebates", sum: sumOf("net", "'rebate'") },
  bonuses: { column: "bonuses", sum: sumOf("net", "'bonus'") },
  commission: { column: "commission", sum: sumOf("net", "'commission'") },
  net: { column: "net", sum: sumOf("net", `${BETS}, 'rebate', 'bonus', 'commission'`) },
};

const columns = Object.values(FIGURES);
export const figureColumn = (figure: ProfitLossFigure): SQL => sql.raw(FIGURES[figure].column);

export const BRANCH_COLUMNS: SQL = sql.raw(["count", ...columns.map(({ column }) => column)].join(", "));
/** The sums of lines of these kinds, in the order of the columns. */
export const BRANCH_SUMS: SQL = sql.raw(["sum(count)", ...columns.map(({ sum }) => sum)].join(", "));
/** Adds such sums to those of a row that is there already. */
export const BRANCH_ADDED: SQL = sql.raw(
  ["count", ...columns.map(({ column }) => column)].map((column) => `${column} = b.${column} + excluded.${column}`).join(", "),
);

const byFigure = (figure: string, sum: (figure: (typeof columns)[number]) => string) =>
  `case ${figure} ${Object.entries(FIGURES)
    .map(([name, one]) => `when '${name}' then ${sum(one)}`)
    .join(" ")} end`;
/** The sum of the figure of an order `o`: of lines, and of stored days of branches. */
export const ORDER_SUM_OF_LINES: SQL = sql.raw(byFigure("o.figure", ({ sum }) => sum));
export const ORDER_SUM_OF_DAYS: SQL = sql.raw(byFigure("o.figure", ({ column }) => `sum(${column})`));
