/** How the person behind a session was proven, when it was opened or later. */
export const SESSION_PROOFS = ["password", "passkey", "second_factor", "code", "identity", "cookie"] as const;
export type SessionProof = (typeof SESSION_PROOFS)[number];

/** The latest proof of a session; a trial account's has none. */
export interface Proven {
  readonly by: SessionProof | null;
  readonly at: Date | null;
}

const RECENT_MS = 10 * 60_000;

/** They open a session and prove nothing: a cookie, and an identity provider that asks nobody who is signed in there. */
const NO_PROOF: ReadonlySet<SessionProof> = new Set(["cookie", "identity"]);

/** Until when what needs a recent proof is open, in epoch milliseconds; undefined where it is not. */
export function provenUntil({ by, at }: Proven, now: Date): number | undefined {
  if (by === null || NO_PROOF.has(by) || at === null) return undefined;
  const until = at.getTime() + RECENT_MS;
  return now.getTime() < until ? until : undefined;
}

/** How a signed-in member proves once more to be the person, the usual one first. */
export const PROOF_METHODS = ["password", "passkey", "totp", "sms", "email"] as const;
export type ProofMethod = (typeof PROOF_METHODS)[number];

/** The proofs that an account has. A code by SMS or mail is weaker than the others, so it is offered only where there is no other. */
export function proofMethods(has: Readonly<Record<ProofMethod, boolean>>): ProofMethod[] {
  const strong = has.password || has.passkey || has.totp;
  return PROOF_METHODS.filter((method) => has[method] && !(strong && (method === "sms" || method === "email")));
}
