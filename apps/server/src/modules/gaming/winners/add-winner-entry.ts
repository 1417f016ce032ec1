import { isReturned } from "@baize/domain/gaming/bet/status";
import { maskAccount } from "@baize/domain/identity/member/mask";
import type { NamedParts } from "../../../platform/database/named-parts.ts";
import type { RoundSettledSubscriber } from "../rounds/round-settled.ts";
import { addWinner, findShownUsername } from "./queries.ts";

/**
 * Adds a win that is large enough for the brand to the winners, under a masked name. Demo money and what a void round returns never appear there, nor does
 * a member who has not agreed to be shown.
 */
export const addWinnerEntry: RoundSettledSubscriber = {
  name: "winners",
  roundSettled: async (run, { owner, brand, gameId, payout, status, at }): Promise<NamedParts> => {
    if (owner.book === "demo" || isReturned(status) || payout < BigInt(brand.bets.winnerFrom)) return {};
    const username = await findShownUsername(run, owner.id);
    if (username === undefined) return {};
    const { id: memberId, currency } = owner;
    const player = maskAccount(username);
    await addWinner(run, { brand: brand.code, player, memberId, gameId, amount: payout, currency, at });
    return {};
  },
};
