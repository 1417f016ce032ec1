import { writeAudit } from "../../../platform/audit/write-audit.ts";
import type { RequestContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { type MemberRow, updateMember } from "../member/queries.ts";
import { clearLoginFailures } from "../session/login-throttle.ts";
import { endSessions, forgetProofs } from "../session/queries.ts";

interface Proof {
  /** For the audit trail: `email`, `sms`, `phone-code`. */
  readonly by: string;
  /** Uses up the proof, in the same transaction. */
  readonly before: (tx: Transaction) => Promise<void>;
}

/** Sets a new password, ends every session and lifts the lock of failed logins. */
export async function setPassword(
  ctx: RequestContext,
  member: MemberRow,
  passwordHash: string,
  { by, before }: Proof,
): Promise<void> {
  await ctx.commit(async (tx) => {
    await before(tx);
    await updateMember(tx, member.id, { passwordHash, passwordForced: false, passwordChangedAt: ctx.now });
    await endSessions(tx, member.id, ctx.now);
    await forgetProofs(tx, member.id);
    await clearLoginFailures(tx, ctx.brand, member);
    await writeAudit(tx, ctx, "password.reset", member.id, { by });
  });
}
