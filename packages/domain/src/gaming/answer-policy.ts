/**
 * How a platform answers a provider where providers differ. The first of each is the answer to a provider that has no policy.
 */
export const ANSWER_POLICIES = {
  /** A rollback of a bet that never came: `accept` refuses the bet if it comes later, `refuse` takes it. */
  unknownRollback: ["accept", "refuse"],
  /** A win after the end of its settled round: `pay` settles the round anew with it. */
  lateWin: ["refuse", "pay"],
  /** A repeated call: with the balance of its first answer, or with that of now. */
  replayBalance: ["first", "current"],
} as const;

type Policies = typeof ANSWER_POLICIES;

export type AnswerPolicy = { readonly [Name in keyof Policies]: Policies[Name][number] };

export const STANDARD_POLICY: AnswerPolicy = {
  unknownRollback: ANSWER_POLICIES.unknownRollback[0],
  lateWin: ANSWER_POLICIES.lateWin[0],
  replayBalance: ANSWER_POLICIES.replayBalance[0],
};
