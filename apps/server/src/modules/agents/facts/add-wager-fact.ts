import type { RoundSettledSubscriber, SettledInBatch } from "../../gaming/rounds/round-settled.ts";
import { addFact, addFacts, takeBackFact } from "./queries.ts";

const toFact = ({ owner, brand, betId, category, status, stake, payout, validBet, at }: Omit<SettledInBatch, "isAgain">) => ({
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
});

/** Writes what agents are paid by. Demo play gets its line too, and counts for nothing. */
export const addWagerFact: RoundSettledSubscriber = {
  name: "facts",
  roundUnsettled: async (_, { memberId, betId, at }) => await Promise.resolve({ fact: takeBackFact(memberId, betId, at) }),
  roundSettled: async (_, round) => await Promise.resolve({ fact: addFact(toFact(round)) }),
  roundsSettled: async (run, rounds) => await addFacts(run, rounds.map(toFact)),
};
