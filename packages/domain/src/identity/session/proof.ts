/** How the person behind a session was proven, when it was opened or later. */
export const SESSION_PROOFS = ["password", "passkey", "second_factor", "code", "identity", "cookie"] as const;
export type SessionProof = (typeof SESSION_PROOFS)[number];

/** The latest proof of a session; a trial account's has none. */
export interface Proven {
  readonly by: SessionProof | null;
  readonly at: Date | null;
}

const RECENT_MS = 10 * 60_000;

/** These open a session without a proof: a cookie, and an identity provider, which asks no one who is already signed in there. */
const NO_PROOF: ReadonlySet<SessionProof> = new Set(["cookie", "identity"]);

/** When the recent proof expires, in epoch milliseconds; undefined where there is none. */
export function provenUntil({ by, at }: Proven, now: Date): number | undefined {
  if (by === null || NO_PROOF.has(by) || at === null) return undefined;
  const until = at.getTime() + RECENT_MS;
  return now.getTime() < until ? until : undefined;
}

/** How a signed-in member proves their identity again, the usual method first. */
export const PROOF_METHODS = ["password", "passkey", "totp", "sms", "email"] as const;
export type ProofMethod = (typeof PROOF_METHODS)[number];

/** The proofs that an account has. A code by SMS or mail is weaker than the others, so it is offered only where there is no other. */
export function proofMethods(has: Readonly<Record<ProofMethod, boolean>>): ProofMethod[] {
  const strong = has.password || has.passkey || has.totp;
  return PROOF_METHODS.filter((method) => has[method] && !(strong && (method === "sms" || method === "email")));
}
