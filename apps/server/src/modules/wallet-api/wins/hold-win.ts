import { maximumWin } from "@baize/domain/gaming/bet/maximum-win";
import type { Owner } from "../../../ledger/account.ts";
import type { NamedParts } from "../../../platform/database/named-parts.ts";
import { addWithheld } from "../../gaming/rounds/queries.ts";
import { notificationPart } from "../../inbox/send-message.ts";
import type { RoundRow } from "../load-queries.ts";
import type { Player } from "../queries.ts";
import { sumsOf } from "../round-sums.ts";

/** Whether a sum is above the maximum of its game. Demo money has none. */
export function isAboveMaximum({ owner, brand }: Player, gameId: string, sum: bigint): boolean {
  return owner.book !== "demo" && sum > maximumWin(brand.bets, gameId);
}

/** Whether a win takes its round above the maximum: by the sum, so that many small wins do not pass. */
export function takesAboveMaximum(player: Player, round: RoundRow, amount: bigint): boolean {
  const { payout, withheld } = sumsOf(round);
  return isAboveMaximum(player, round.game_id, payout + withheld + amount);
}

/** Withholds a win instead of paying it: the amount joins the round's withheld wins, and the member is notified. */
export function holdParts({ id, currency }: Owner, betId: string, amount: bigint, at: Date): NamedParts {
  return {
    withheld: addWithheld(id, betId, amount),
    sent: notificationPart(id, "win_held", { amount: { minor: amount, currency } }, at),
  };
}
