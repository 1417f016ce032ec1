import type { NamedParts } from "../../../platform/database/named-parts.ts";
import type { RoundSettledSubscriber, SettledInBatch } from "../../gaming/rounds/round-settled.ts";
import { addFact, addFacts, takeBackFact } from "./queries.ts";

const toFact = ({ owner, brand, betId, category, status, stake, payout, validBet, at }: SettledInBatch) => ({
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

/** A free round has no fact: its campaign bears the win, and no agent's branch does. */
const hasFact = ({ campaign }: SettledInBatch): boolean => campaign === null;

const factParts = (round: SettledInBatch): NamedParts => (hasFact(round) ? { fact: addFact(toFact(round)) } : {});

/** Writes what agents are paid by. Demo play gets its line too, and counts for nothing. */
export const addWagerFact: RoundSettledSubscriber = {
  name: "facts",
  roundUnsettled: async (_, { memberId, betId, at }) => await Promise.resolve({ fact: takeBackFact(memberId, betId, at) }),
  roundSettled: async (_, round) => await Promise.resolve(factParts(round)),
  roundsSettled: async (run, rounds) => await addFacts(run, rounds.filter(hasFact).map(toFact)),
};
