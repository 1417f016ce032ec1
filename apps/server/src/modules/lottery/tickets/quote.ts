import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { ServerContexts } from "../../../platform/context.ts";
import { findPlayable } from "../games/find-lottery.ts";
import { stakeLimitsView } from "../games/view.ts";
import { countLines, priceBets, stakeOf, toWrittenBets } from "./price-bets.ts";
import { betView } from "./view.ts";

/** Counts and prices bets. */
export const quoteBets: Handler<"lottery.quote", ServerContexts> = async (ctx, { gameCode, bets }) => {
  const { rules } = await findPlayable(ctx, gameCode);
  const { currency } = ctx.brand;
  const priced = priceBets(rules, toWrittenBets(bets, currency), currency);
  return {
    stake: toMoneyAmount({ minor: stakeOf(priced), currency }),
    lines: countLines(priced),
    bets: priced.map((bet) => ({ ...betView(bet, currency), ...stakeLimitsView(rules, bet.play, currency) })),
  };
};
