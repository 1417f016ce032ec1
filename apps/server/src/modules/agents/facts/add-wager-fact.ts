import type { RoundSettledSubscriber } from "../../gaming/rounds/round-settled.ts";
import { addFact, addFacts } from "./queries.ts";

/** Writes what agents are paid by. Demo play gets its line too, and counts for nothing. */
export const addWagerFact: RoundSettledSubscriber = {
  name: "facts",
  roundSettled: async (_, { owner, brand, betId, category, status, stake, payout, validBet, at }) =>
    await Promise.resolve({
      fact: addFact({
        memberId: owner.id,
        betId,
        brand: brand.code,
        gameType: category,
        book: owner.book,
        status,
        stake,
        payout,
        validBet,
        at,
      }),
    }),
  roundsSettled: async (run, rounds) =>
    await addFacts(
      run,
      rounds.map(({ owner, brand, betId, category, status, stake, payout, validBet, at }) => ({
        memberId: owner.id,
        betId,
        brand: brand.code,
        gameType: category,
        book: owner.book,
        status,
        stake,
        payout,
        validBet,
        at,
      })),
    ),
};
