import { toMoneyAmount } from "@baize/domain/money/amount";
import type { Actor } from "@baize/domain/state-machine/state-table";
import type { StepRow } from "./queries.ts";

const ACTORS: readonly Actor[] = ["member", "adapter", "operator", "system"];

function known<Name extends string>(names: readonly Name[], text: string): Name {
  const name = names.find((one) => one === text);
  if (!name) throw new Error(`${text} is no word of a timeline`);
  return name;
}

/** The steps of one subject as they travel. Notes are for the house: what members read comes from the state. */
export function timelineOf<State extends string>(
  steps: readonly StepRow[],
  subject: string,
  currency: string,
  states: readonly State[],
) {
  return steps
    .filter((step) => step.subject === subject)
    .map(({ state, actor, amount, at }) => ({
      state: known(states, state),
      actor: known(ACTORS, actor),
      amount: amount === null ? null : toMoneyAmount({ minor: amount, currency }),
      at: at.getTime(),
    }));
}
