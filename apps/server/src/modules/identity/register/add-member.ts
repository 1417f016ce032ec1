import { MEMBER_KIND } from "@baize/domain/identity/member/kind";
import type { RegisterMethod } from "@baize/domain/identity/register/rules-for";
import { type Owner, standardAccounts } from "../../../ledger/account.ts";
import { openAccounts } from "../../../ledger/open-accounts.ts";
import { post } from "../../../ledger/post.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import type { RequestContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { violatedConstraint } from "../../../platform/database/violation.ts";
import { type Fault, fault } from "../../../platform/http/fault.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { isNoPassword } from "../../../platform/security/password.ts";
import { closedHandle } from "../close/closed-handle.ts";
import { isNameOfClosed } from "../close/queries.ts";
import { insertMember, type MemberRow, updateMember } from "../member/queries.ts";
import { openSession, type OpenedSession } from "../session/open-session.ts";
import { recordNetwork } from "../session/queries.ts";
import type { Invite } from "./queries.ts";

export interface NewMember {
  readonly username: string;
  readonly handle: string;
  readonly passwordHash: string;
  readonly upline: Invite | undefined;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly isMobileProven: boolean;
  readonly details: Record<string, string>;
}

/** Stores a new member with empty accounts and the brand's welcome credit. */
export async function addMember(tx: Transaction, ctx: RequestContext, given: NewMember): Promise<MemberRow> {
  const { upline, isMobileProven, ...values } = given;
  const member = await insertMember(tx, {
    ...values,
    id: newId(),
    brand: ctx.brand.code,
    nickname: given.username,
    kind: MEMBER_KIND.member,
    book: "real",
    passwordChangedAt: ctx.now,
    mobileProvenAt: isMobileProven ? ctx.now : null,
    uplineId: upline?.memberId ?? null,
    path: upline ? [...upline.path, upline.memberId] : [],
    memberLabels: [],
    language: ctx.language,
    createdAt: ctx.now,
  });
  // After the row is written: an account that closes at the same moment has the name until then.
  if (await isNameOfClosed(tx, ctx.brand.code, closedHandle(ctx.system, ctx.brand.code, given.handle)))
    throw fault("register.username_taken");
  const owner: Owner = { id: member.id, book: "real", currency: ctx.brand.currency };
  await openAccounts(tx, standardAccounts(owner));
  await postWelcomeCredit(tx, ctx, owner);
  await writeAudit(tx, ctx, "register.create", member.id, { upline: upline?.memberId ?? null });
  return member;
}

async function postWelcomeCredit(tx: Transaction, { brand, now }: RequestContext, owner: Owner): Promise<void> {
  const amount = BigInt(brand.welcomeCredit);
  if (amount === 0n) return;
  const move = { posting: "welcome", owner, amount, ref: owner.id } as const;
  await post(runIn(tx), move, { txId: newId(), at: now });
}

/** Signs a member in who has just registered. */
export async function openFirstSession(tx: Transaction, ctx: RequestContext, member: MemberRow): Promise<OpenedSession> {
  await updateMember(tx, member.id, { lastLoginAt: ctx.now, firstLogin: false });
  await recordNetwork(tx, ctx, member.id);
  const facts = { firstTimeLogin: true, passwordExpired: false, passwordChange: null };
  return await openSession(tx, ctx, member, facts, isNoPassword(member.passwordHash) ? "code" : "password");
}

/** Says which name, address or number another member has already; undefined for any other error. */
export function takenFault(error: unknown, method: RegisterMethod): Fault | undefined {
  switch (violatedConstraint(error)) {
    case "members_brand_handle":
      return fault(method === "mobile" ? "register.mobile_taken" : "register.username_taken");
    case "members_brand_email":
      return fault("register.email_taken");
    case "members_brand_mobile":
      return fault("register.mobile_taken");
    default:
      return undefined;
  }
}
