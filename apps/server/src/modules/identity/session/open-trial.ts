import { randomBytes } from "node:crypto";
import { MEMBER_KIND } from "@baize/domain/identity/member/kind";
import type { RequestContext } from "../../../platform/context.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { insertMember } from "../member/queries.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { openSession, type OpenedSession } from "./open-session.ts";
import { type Owner, standardAccounts } from "../../../ledger/account.ts";
import { openAccounts } from "../../../ledger/open-accounts.ts";
import { post } from "../../../ledger/post.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { NO_PASSWORD } from "../../../platform/security/password.ts";

/** Opens a trial account with its demo money, signed in. */
export async function openTrial(ctx: RequestContext): Promise<OpenedSession> {
  const { brand, now, language } = ctx;
  const username = `trial_${randomBytes(5).toString("hex")}`;
  return await ctx.commit(async (tx) => {
    const member = await insertMember(tx, {
      id: newId(),
      brand: brand.code,
      username,
      handle: username,
      nickname: username,
      kind: MEMBER_KIND.trial,
      book: "demo",
      passwordHash: NO_PASSWORD,
      passwordChangedAt: now,
      firstLogin: false,
      path: [],
      memberLabels: [],
      clubLabel: "Trial",
      language,
      details: {},
      createdAt: now,
      lastLoginAt: now,
    });
    const owner: Owner = { id: member.id, book: "demo", currency: brand.currency };
    await openAccounts(tx, standardAccounts(owner));
    const amount = BigInt(brand.trialCredit);
    const move = { posting: "trial", owner, amount, ref: owner.id } as const;
    if (amount > 0n) await post(runIn(tx), move, { txId: newId(), at: now });
    await writeAudit(tx, ctx, "session.freePlay", member.id);
    return await openSession(tx, ctx, member, { firstTimeLogin: false, passwordExpired: false, passwordChange: null }, null);
  });
}
