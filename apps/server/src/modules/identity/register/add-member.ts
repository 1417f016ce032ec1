import { MEMBER_KIND } from "@baize/domain/identity/member/kind";
import type { RegisterMethod } from "@baize/domain/identity/register/rules-for";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import type { RequestContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { violatedConstraint } from "../../../platform/database/violation.ts";
import { type Fault, fault } from "../../../platform/http/fault.ts";
import { isNoPassword } from "../../../platform/security/password.ts";
import { memberKind } from "../member/member-kind.ts";
import { type MemberRow, updateMember } from "../member/queries.ts";
import { openSession, type OpenedSession } from "../session/open-session.ts";
import { recordNetwork } from "../session/queries.ts";
import { countUse, type Invite } from "./queries.ts";
import { type NewMember, storeMember } from "./store-member.ts";

/** Stores a new member with empty accounts. */
export async function addMember(tx: Transaction, ctx: RequestContext, { invite, ...given }: Registration): Promise<MemberRow> {
  if (invite?.isLink && !(await countUse(tx, ctx, invite))) throw fault("affiliate.invalid");
  const member = await storeMember(tx, ctx, {
    ...given,
    kind: memberKind(invite?.kind ?? MEMBER_KIND.member),
    uplineId: invite?.memberId ?? null,
    inviteCode: invite?.code ?? null,
  });
  await writeAudit(tx, ctx, "register.create", member.id, { upline: member.uplineId });
  return member;
}

interface Registration extends Pick<NewMember, "username" | "handle" | "passwordHash" | "email" | "mobile" | "details"> {
  readonly isMobileProven: boolean;
  readonly invite: Invite | undefined;
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
