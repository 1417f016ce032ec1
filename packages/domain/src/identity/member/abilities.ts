import { isAgent, isTrial, MEMBER_KIND, type MemberKind } from "./kind.ts";

export interface Abilities {
  signedIn: boolean;
  memberCentre: boolean;
  agentCentre: boolean;
  /** A trial account: actions with consequences answer "register a real account first". */
  demo: boolean;
  /** Deposit, withdraw, transfer, redeem, claim, sign. */
  realActions: boolean;
}

/** The areas that an account may open, by its `isAgent` value; null for a visitor. */
export function abilitiesOf(kind: MemberKind | null): Abilities {
  const signedIn = kind !== null;
  const demo = signedIn && isTrial(kind);
  return {
    signedIn,
    demo,
    memberCentre: signedIn && !demo,
    agentCentre: signedIn && isAgent(kind),
    realActions: signedIn && !demo,
  };
}

/** Why an account may not sign in on a side: the member side takes every kind but the reserved one, the agent side only agents. */
export function signInRefusal(kind: MemberKind, side: "member" | "agent"): "ok" | "auth.not_member" | "auth.not_agent" {
  if (side === "agent") return isAgent(kind) ? "ok" : "auth.not_agent";
  return kind === MEMBER_KIND.reserved ? "auth.not_member" : "ok";
}
