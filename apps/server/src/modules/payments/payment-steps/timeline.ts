import { toMoneyAmount } from "@baize/domain/money/amount";
import { PAYMENT_ACTORS } from "@baize/domain/payments/actor";
import { requireKnown } from "../../../platform/database/require-known.ts";
import type { StepRow } from "./queries.ts";

/** The steps of one subject as a member reads them. Notes are for operators and are left out. */
export function timelineOf<State extends string>(
  steps: readonly StepRow[],
  subject: string,
  currency: string,
  states: readonly State[],
) {
  return steps
    .filter((step) => step.subject === subject)
    .map(({ state, actor, amount, at }) => ({
      state: requireKnown(states, state),
      actor: requireKnown(PAYMENT_ACTORS, actor),
      amount: amount === null ? null : toMoneyAmount({ minor: amount, currency }),
      at: at.getTime(),
    }));
}
