import type { Handler } from "@baize/api/contract/contract";
import { CHASE } from "@baize/domain/lottery/draw-state";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { initialState } from "@baize/domain/state-machine/machine";
import type { ServerContexts } from "../../../platform/context.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { markPlayed } from "../../gaming/games/queries.ts";
import { findPlayable } from "../games/find-lottery.ts";
import { stakeOf, toWrittenBets } from "../tickets/price-bets.ts";
import { requireBrandBounds, requireMemberLimit } from "../tickets/stake-bounds.ts";
import { chaseTicket } from "./chase-ticket.ts";
import { type ChaseRow, findOwnChase, insertChase } from "./queries.ts";
import { betsFor, toStored } from "./stored-bets.ts";
import { loadChaseView } from "./view.ts";

/** Begins a chase with the ticket of the first draw. */
export const beginChase: Handler<"lottery.chase", ServerContexts> = async (
  ctx,
  { gameCode, issue, bets, multiples, stopOnWin },
) => {
  const { rules, game } = await findPlayable(ctx, gameCode);
  const { brand, member, system, language } = ctx;
  const { currency } = brand;
  const stored = toStored(toWrittenBets(bets, currency));
  // Every draw's bets and stake must be within the limits before the first stake is taken. Where the least
  // and the most are, those between are, too: ten thousand numbers are not read again for each of a hundred draws.
  for (const times of new Set([Math.min(...multiples), Math.max(...multiples)])) {
    const stake = stakeOf(betsFor(rules, stored, times, currency));
    requireBrandBounds(brand, stake);
    requireMemberLimit(rules, currency, stake);
  }
  return await ctx.commit(async (tx) => {
    const chase: ChaseRow = {
      memberId: member.id,
      id: newId(),
      brand: brand.code,
      game: gameCode,
      issue,
      state: initialState(CHASE),
      bets: stored,
      multiples,
      stopOnWin,
      bought: 0,
      reason: "",
      at: ctx.now,
      endedAt: null,
    };
    await insertChase(tx, chase);
    const { balance } = await chaseTicket(system, tx, chase, { brand, rules, gameId: game.id, issue });
    await markPlayed(tx, ctx, game.id);
    const found = await findOwnChase(tx, member.id, chase.id);
    if (!found) throw new Error("The chase was not stored");
    const view = await loadChaseView(runIn(tx), found, rules, { currency, language });
    return { chase: view, balance: toMoneyAmount({ minor: balance, currency }) };
  });
};
