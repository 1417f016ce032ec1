import { addProfitLoss, NO_PROFIT_LOSS, type ProfitLoss } from "@baize/domain/agents/profit-loss";
import type { MemberContext } from "../../../platform/context.ts";
import type { Days } from "../../../platform/lists/business-days.ts";
import { sumBetsByHead } from "./bet-queries.ts";
import { figureOf } from "./figure-of.ts";
import { sumMovesByHead } from "./move-queries.ts";
import type { Scope } from "./scope-queries.ts";

/** The figures of each branch of a scope that has any, by the member at its head. */
export async function sumProfitLoss(ctx: MemberContext, scope: Scope, days: Days): Promise<ReadonlyMap<string, ProfitLoss>> {
  const branches = new Map<string, ProfitLoss>();
  const add = (head: string, figures: Partial<ProfitLoss>) =>
    branches.set(head, addProfitLoss(branches.get(head) ?? NO_PROFIT_LOSS, { ...NO_PROFIT_LOSS, ...figures }));
  for (const { head, sums } of await sumBetsByHead(ctx, scope, days))
    add(head, { validBet: sums.validBet, payout: sums.payout, winLoss: sums.net });
  for (const { head, type, sum } of await sumMovesByHead(ctx, scope, days)) {
    const figure = figureOf(type, sum);
    if (figure) add(head, figure);
  }
  return branches;
}
