import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { ServerContexts } from "../../../platform/context.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { markPlayed } from "../../gaming/games/queries.ts";
import { findPlayable } from "../games/find-lottery.ts";
import { placeTicket } from "./place-ticket.ts";
import { priceBets, toWrittenBets } from "./price-bets.ts";
import { findOwnTicket } from "./queries.ts";
import { betView, ticketView } from "./view.ts";

/** Buys a ticket for the draw that takes tickets. */
export const buyTicket: Handler<"lottery.buy", ServerContexts> = async (ctx, { gameCode, issue, bets }) => {
  const { rules, game } = await findPlayable(ctx, gameCode);
  const { brand, member } = ctx;
  const { currency } = brand;
  const priced = priceBets(rules, toWrittenBets(bets, currency), currency);
  return await ctx.commit(async (tx) => {
    const order = { memberId: member.id, id: newId(), brand, rules, gameId: game.id, issue, bets: priced, chaseId: null };
    const { leaf, balance } = await placeTicket(ctx.system, tx, order);
    await markPlayed(tx, ctx, game.id);
    const stored = await findOwnTicket(tx, member.id, order.id);
    if (!stored) throw new Error("The ticket was not stored");
    return {
      ticket: ticketView(stored, ctx.language),
      bets: priced.map((bet) => betView(bet, currency)),
      leaf,
      balance: toMoneyAmount({ minor: balance, currency }),
    };
  });
};
