import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { CHALLENGE_METHODS, type ChallengeMethod } from "@baize/domain/identity/session/challenge";
import type { RequestContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { members, type SignInFacts, signInChallenges } from "../schema.ts";
import { fault } from "../../../platform/http/fault.ts";
import type { MemberRow } from "../member/queries.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { hashOf, newToken } from "../../../platform/security/tokens.ts";

/** Answers that one challenge takes. */
const MOST_ATTEMPTS = 5;

interface NewChallenge {
  readonly memberId: string;
  readonly methods: ChallengeMethod[];
  readonly facts: SignInFacts;
  readonly remember: boolean;
  readonly by: string;
  readonly expiresAt: Date;
}

export interface OpenChallenge {
  readonly id: string;
  readonly tokenHash: string;
  readonly member: MemberRow;
  readonly methods: readonly ChallengeMethod[];
  readonly facts: SignInFacts;
  readonly remember: boolean;
  readonly by: string;
}

/** Stores a challenge and answers its token. */
export async function addSignInChallenge({ system }: RequestContext, given: NewChallenge): Promise<string> {
  const token = newToken();
  await system.db.insert(signInChallenges).values({ ...given, id: newId(), tokenHash: hashOf(token) });
  return token;
}

export async function findChallenge({ system, brand, now }: RequestContext, token: string): Promise<OpenChallenge | undefined> {
  const [row] = await system.db
    .select({ challenge: signInChallenges, member: members })
    .from(signInChallenges)
    .innerJoin(members, eq(members.id, signInChallenges.memberId))
    .where(
      and(
        eq(signInChallenges.tokenHash, hashOf(token)),
        eq(members.brand, brand.code),
        isNull(signInChallenges.usedAt),
        gt(signInChallenges.expiresAt, now),
        lt(signInChallenges.attempts, MOST_ATTEMPTS),
      ),
    );
  if (!row) return undefined;
  const { id, tokenHash, methods, facts, remember, by } = row.challenge;
  const known = CHALLENGE_METHODS.filter((method) => methods.includes(method));
  return { id, tokenHash, member: row.member, methods: known, facts, remember, by };
}

/** Counts an answer before it is checked; false where there were too many. */
export async function countChallengeAttempt({ system }: RequestContext, { tokenHash }: OpenChallenge): Promise<boolean> {
  const counted = await system.db
    .update(signInChallenges)
    .set({ attempts: sql`${signInChallenges.attempts} + 1` })
    .where(and(eq(signInChallenges.tokenHash, tokenHash), lt(signInChallenges.attempts, MOST_ATTEMPTS)))
    .returning({ id: signInChallenges.id });
  return counted.length === 1;
}

/** Ends a challenge that was answered. Throws `auth.link_expired` where another call was faster. */
export async function endChallenge(tx: Transaction, { tokenHash }: OpenChallenge, now: Date): Promise<void> {
  const ended = await tx
    .update(signInChallenges)
    .set({ usedAt: now })
    .where(and(eq(signInChallenges.tokenHash, tokenHash), isNull(signInChallenges.usedAt)))
    .returning({ id: signInChallenges.id });
  if (ended.length === 0) throw fault("auth.link_expired");
}
