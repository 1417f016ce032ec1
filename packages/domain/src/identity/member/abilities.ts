import type { MemberKind } from "./kind.ts";

export interface Abilities {
  signedIn: boolean;
  memberCentre: boolean;
  agentCentre: boolean;
  /** A trial account: actions with consequences answer "register a real account first". */
  demo: boolean;
  /** Deposit, withdraw, transfer, redeem, claim, sign. */
  realActions: boolean;
}

const AGENTS: ReadonlySet<MemberKind> = new Set([1, 2, 41, 42]);

/** What an account may reach, by its `isAgent` value; null for a visitor. */
export function abilitiesOf(kind: MemberKind | null): Abilities {
  const signedIn = kind !== null;
  const demo = kind === 4;
  return {
    signedIn,
    demo,
    memberCentre: signedIn && !demo,
    agentCentre: signedIn && AGENTS.has(kind),
    realActions: signedIn && !demo,
  };
}

/** Who may sign in where. The member side takes every kind but the reserved one; the agent side agents alone. */
export function signInRefusal(kind: MemberKind, side: "member" | "agent"): "ok" | "auth.not_member" | "auth.not_agent" {
  if (side === "agent") return AGENTS.has(kind) ? "ok" : "auth.not_agent";
  return kind === 3 ? "auth.not_member" : "ok";
}
