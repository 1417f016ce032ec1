import { isReturned } from "@baize/domain/gaming/bet/status";
import { maskAccount } from "@baize/domain/identity/member/mask";
import type { RunSql } from "../../../platform/database/database.ts";
import type { RoundSettled, RoundSettledSubscriber } from "../rounds/round-settled.ts";
import { addWinner, findShownUsername } from "./queries.ts";

/** Whether a win is large enough for the brand to be shown. */
const isShown = ({ owner, brand, payout, status }: Pick<RoundSettled, "owner" | "brand" | "payout" | "status">): boolean =>
  owner.book !== "demo" && !isReturned(status) && payout >= BigInt(brand.bets.winnerFrom);

async function addEntry(run: RunSql, { owner, brand, gameId, payout, at }: Omit<RoundSettled, "path">): Promise<void> {
  const username = await findShownUsername(run, owner.id);
  if (username === undefined) return;
  const { id: memberId, currency } = owner;
  const player = maskAccount(username);
  await addWinner(run, { brand: brand.code, player, memberId, gameId, amount: payout, currency, at });
}

/**
 * Adds a win that is large enough for the brand to the winners, under a masked name. Demo money and what a void round returns never appear there, nor does
 * a member who has not agreed to be shown.
 */
export const addWinnerEntry: RoundSettledSubscriber = {
  name: "winners",
  roundSettled: async (run, round) => {
    if (!round.isAgain && isShown(round)) await addEntry(run, round);
    return {};
  },
  roundsSettled: async (run, rounds) => {
    for (const round of rounds.filter((each) => !each.isAgain && isShown(each))) await addEntry(run, round);
  },
};
