import { and, eq, isNotNull, lt } from "drizzle-orm";
import { toLatinDigits } from "@baize/domain/text/digits";
import type { RequestContext } from "../../../platform/context.ts";
import { totps } from "../access-schema.ts";
import { unsealText } from "../../../platform/security/tokens.ts";
import { matchingStep } from "./totp-code.ts";

export async function totpOf({ system }: RequestContext, memberId: string) {
  const [row] = await system.db.select().from(totps).where(eq(totps.memberId, memberId));
  return row;
}

export async function hasTotp({ system }: RequestContext, memberId: string): Promise<boolean> {
  const where = and(eq(totps.memberId, memberId), isNotNull(totps.confirmedAt));
  return (await system.db.select({ id: totps.memberId }).from(totps).where(where)).length > 0;
}

/** Whether the code is the authenticator's. Its step is marked as used, so that a code that was watched is worth nothing. */
export async function totpMatches(ctx: RequestContext, memberId: string, typed: string): Promise<boolean> {
  const { system, now } = ctx;
  const row = await totpOf(ctx, memberId);
  if (!row) return false;
  const secret = Buffer.from(unsealText(row.sealedSecret, system.codeSecret), "base64url");
  const step = matchingStep(secret, toLatinDigits(typed), now, row.lastStep);
  if (step === undefined) return false;
  const marked = await system.db
    .update(totps)
    .set({ lastStep: step })
    .where(and(eq(totps.memberId, memberId), lt(totps.lastStep, step)))
    .returning({ id: totps.memberId });
  return marked.length === 1;
}
