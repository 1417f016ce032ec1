import type { providerCalls } from "../modules/wallet-api/schema.ts";
import type { BetSeed } from "./history.ts";

type CallSeed = typeof providerCalls.$inferInsert;

/** The provider's transactions behind seeded rounds, under the ids that the ledger's lines name. */
export function seedCalls(rounds: readonly BetSeed[]): CallSeed[] {
  return rounds.flatMap(({ memberId, provider, gameCode, roundId, stake, payout, placedAt, settledAt }): CallSeed[] => {
    const of = { memberId, provider, gameCode, roundId, requestHash: "", request: {}, answer: {}, requestId: "seed" };
    const betId = `${roundId}.bet`;
    const bet = { ...of, transactionId: betId, operation: "bet", amount: stake, at: placedAt };
    if (payout === 0n) return [{ ...bet, state: "taken" }];
    const win = {
      ...of,
      transactionId: `${roundId}.win`,
      operation: "win",
      amount: payout,
      state: "done" as const,
      at: settledAt ?? placedAt,
    };
    return [
      { ...bet, state: "paid" },
      { ...win, betTransactionId: betId },
    ];
  });
}
