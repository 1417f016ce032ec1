import { isSameName } from "../identity/session/challenge.ts";
import { machine, stateAfter } from "../state-machine/machine.ts";

export const PAYOUT_ACCOUNT_STATES = ["waiting", "approved", "refused"] as const;
export type PayoutAccountState = (typeof PAYOUT_ACCOUNT_STATES)[number];

/** Money goes out to an approved account only. One that is held in the member's own name is approved when it is added. */
export const PAYOUT_ACCOUNT = machine({
  name: "Payout account",
  states: PAYOUT_ACCOUNT_STATES,
  edges: [
    { from: null, event: "add", to: "waiting", actors: ["member"] },
    { from: null, event: "match", to: "approved", actors: ["system"] },
    { from: "waiting", event: "approve", to: "approved", actors: ["operator"] },
    { from: "waiting", event: "refuse", to: "refused", actors: ["operator"] },
  ],
});

/** The state of a new account. A member without a name has none that the holder's could equal. */
export const addedState = (holder: string, ownName: string): PayoutAccountState =>
  stateAfter(PAYOUT_ACCOUNT, isSameName(holder, ownName) ? "match" : "add");

/** The one state of an account that money goes out to. */
export const APPROVED_ACCOUNT: PayoutAccountState = stateAfter(PAYOUT_ACCOUNT, "approve");
