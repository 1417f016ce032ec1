import type { RequestContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { fault } from "../../../platform/http/fault.ts";
import { type IdentityRow, insertIdentity } from "./queries.ts";

/** Lets a provider's person sign in as the member. Throws `auth.identity_taken`. */
export async function linkIdentity(
  tx: Transaction,
  ctx: RequestContext,
  memberId: string,
  { provider, subject, email }: Pick<IdentityRow, "provider" | "subject" | "email">,
): Promise<IdentityRow> {
  const row = { brand: ctx.brand.code, provider, subject, memberId, email, createdAt: ctx.now };
  const stored = await insertIdentity(tx, row);
  if (!stored) throw fault("auth.identity_taken");
  await writeAudit(tx, ctx, "identity.link", memberId, { provider });
  return stored;
}
