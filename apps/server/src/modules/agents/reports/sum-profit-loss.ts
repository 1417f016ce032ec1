import { addProfitLoss, NO_PROFIT_LOSS, type ProfitLoss } from "@baize/domain/agents/profit-loss";
import type { DaySums } from "./day-queries.ts";
import { figureOf } from "./figure-of.ts";

/** The figures of lines by what `nameOf` says of each; nothing for lines that count in none. */
export function profitLossBy(lines: readonly DaySums[], nameOf: (line: DaySums) => string): Map<string, ProfitLoss> {
  const sums = new Map<string, ProfitLoss>();
  for (const line of lines) {
    const figure = figureOf(line);
    const name = nameOf(line);
    if (figure) sums.set(name, addProfitLoss(sums.get(name) ?? NO_PROFIT_LOSS, { ...NO_PROFIT_LOSS, ...figure }));
  }
  return sums;
}

/** The figures of all these lines. */
export const profitLossOf = (lines: readonly DaySums[]): ProfitLoss => profitLossBy(lines, () => "").get("") ?? NO_PROFIT_LOSS;
