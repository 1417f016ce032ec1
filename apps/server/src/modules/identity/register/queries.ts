import { and, eq, isNull, or } from "drizzle-orm";
import type { RegisterMethod } from "@baize/domain/identity/register/rules-for";
import type { RequestContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { violatedConstraint } from "../../../platform/database/violation.ts";
import { invites, members } from "../schema.ts";
import { type Fault, fault } from "../../../platform/http/fault.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { recordNetwork } from "../session/sign-in.ts";
import { openSession, type OpenedSession } from "../session/open-session.ts";
import { type Owner, standardAccounts } from "../../../ledger/account.ts";
import { openAccounts } from "../../../ledger/open-accounts.ts";
import { post } from "../../../ledger/post.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { MEMBER_KIND } from "@baize/domain/identity/member/kind";

export type MemberRow = typeof members.$inferSelect;

export interface Invite {
  readonly memberId: string;
  readonly path: string[];
}

/** Who an invitation code belongs to. A code that names a domain is good on that domain only. */
export async function findInvite(
  { system, brand }: RequestContext,
  code: string,
  domain: string | undefined,
): Promise<Invite | undefined> {
  const here = domain ? or(isNull(invites.domain), eq(invites.domain, domain.toLowerCase())) : isNull(invites.domain);
  const [row] = await system.db
    .select({ memberId: members.id, path: members.path })
    .from(invites)
    .innerJoin(members, eq(members.id, invites.memberId))
    .where(and(eq(invites.brand, brand.code), eq(invites.code, code), eq(members.status, "active"), here));
  return row;
}

export interface NewMember {
  readonly username: string;
  readonly handle: string;
  readonly passwordHash: string;
  readonly upline: Invite | undefined;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly details: Record<string, string>;
}

export async function addMember(tx: Transaction, ctx: RequestContext, given: NewMember): Promise<MemberRow> {
  const { upline, ...values } = given;
  const [member] = await tx
    .insert(members)
    .values({
      ...values,
      id: newId(),
      brand: ctx.brand.code,
      nickname: given.username,
      kind: MEMBER_KIND.member,
      book: "real",
      passwordChangedAt: ctx.now,
      uplineId: upline?.memberId ?? null,
      path: upline ? [...upline.path, upline.memberId] : [],
      memberLabels: [],
      language: ctx.language,
      createdAt: ctx.now,
    })
    .returning();
  if (!member) throw new Error("A member was not stored");
  const owner: Owner = { id: member.id, book: "real", currency: ctx.brand.currency };
  await openAccounts(tx, standardAccounts(owner));
  await welcome(tx, ctx, owner);
  await writeAudit(tx, ctx, "register.create", member.id, { upline: upline?.memberId ?? null });
  return member;
}

/** What the brand gives a new member to start with. */
async function welcome(tx: Transaction, { brand, now }: RequestContext, owner: Owner): Promise<void> {
  const amount = BigInt(brand.welcomeCredit);
  if (amount === 0n) return;
  const move = { posting: "welcome", owner, amount, ref: owner.id } as const;
  await post(runIn(tx), move, { txId: newId(), at: now });
}

export async function openFirstSession(tx: Transaction, ctx: RequestContext, member: MemberRow): Promise<OpenedSession> {
  await tx.update(members).set({ lastLoginAt: ctx.now, firstLogin: false }).where(eq(members.id, member.id));
  await recordNetwork(tx, ctx, member.id);
  return await openSession(tx, ctx, member, { firstTimeLogin: true, passwordExpired: false, passwordChange: null });
}

/** Which name, address or number is somebody else's already; undefined for any other error. */
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
