import { initialState, machine, stateAfter } from "../../state-machine/machine.ts";

export const MEMBER_STATUSES = ["active", "suspended", "closed"] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

/** A member's account. A suspended or closed one signs in by no way; a closed one stays closed. */
export const MEMBER_ACCOUNT = machine({
  name: "Member account",
  states: MEMBER_STATUSES,
  edges: [
    { from: null, event: "open", to: "active", actors: ["visitor", "member", "operator"] },
    { from: "active", event: "suspend", to: "suspended", actors: ["operator"] },
    { from: "suspended", event: "reopen", to: "active", actors: ["operator"] },
    { from: "active", event: "close", to: "closed", actors: ["member", "operator"] },
    { from: "suspended", event: "close", to: "closed", actors: ["operator"] },
  ],
});

/** Whose owner can sign in, play and be paid. */
export const ACTIVE_MEMBER: MemberStatus = initialState(MEMBER_ACCOUNT);
export const SUSPENDED_MEMBER: MemberStatus = stateAfter(MEMBER_ACCOUNT, "suspend");
export const CLOSED_MEMBER: MemberStatus = stateAfter(MEMBER_ACCOUNT, "close");
