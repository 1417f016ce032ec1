import { isReturned } from "@baize/domain/gaming/bet/status";
import { maskAccount } from "@baize/domain/identity/member/mask";
import type { RunSql } from "../../../platform/database/database.ts";
import type { RoundSettled, RoundSettledSubscriber } from "../rounds/round-settled.ts";
import { addWinner, deleteWinners, findShownUsername } from "./queries.ts";

/** Whether a win is large enough for the brand to be shown. */
const isShown = ({ owner, brand, payout, status }: Pick<RoundSettled, "owner" | "brand" | "payout" | "status">): boolean =>
  owner.book !== "demo" && !isReturned(status) && payout >= BigInt(brand.bets.winnerFrom);

async function addEntry(run: RunSql, { owner, brand, betId, gameId, payout, at }: Omit<RoundSettled, "path">): Promise<void> {
  const username = await findShownUsername(run, owner.id);
  if (username === undefined) return;
  const { id: memberId, currency } = owner;
  const player = maskAccount(username);
  await addWinner(run, { brand: brand.code, player, memberId, betId, gameId, amount: payout, currency, at });
}

async function setEntries(run: RunSql, rounds: readonly Omit<RoundSettled, "path">[]): Promise<void> {
  const corrected = rounds.filter(({ isAgain }) => isAgain);
  await deleteWinners(
    run,
    corrected.map(({ owner, betId }) => ({ memberId: owner.id, betId })),
  );
  for (const round of rounds.filter(isShown)) await addEntry(run, round);
}

/**
 * Adds a win that is large enough for the brand to the winners, under a masked name. Demo money and what a void round returns never appear there, nor does
 * a member who has not agreed to be shown. A corrected result replaces the win of the wrong one.
 */
export const addWinnerEntry: RoundSettledSubscriber = {
  name: "winners",
  roundSettled: async (run, round) => {
    await setEntries(run, [round]);
    return {};
  },
  roundUnsettled: async (run, round) => {
    await deleteWinners(run, [round]);
    return {};
  },
  roundsSettled: setEntries,
};
