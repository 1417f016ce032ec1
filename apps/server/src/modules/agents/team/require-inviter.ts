import { agentAbilities } from "@baize/domain/agents/abilities";
import { hasLevelBelow } from "@baize/domain/agents/tree";
import type { MemberKind } from "@baize/domain/identity/member/kind";
import type { MemberContext } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { memberKind } from "../../identity/member/member-kind.ts";

/** Only agents open accounts, and a sub-account does not. Throws `auth.not_agent` or `team.not_allowed`. */
export function requireInviter({ member }: MemberContext): readonly MemberKind[] {
  const abilities = agentAbilities(memberKind(member.kind));
  if (!abilities) throw fault("auth.not_agent");
  if (!abilities.invites) throw fault("team.not_allowed");
  return abilities.opens;
}

/** Whether the caller may have an account of this kind directly below. */
export function requireMayOpen(ctx: MemberContext, kind: MemberKind): void {
  if (!requireInviter(ctx).includes(kind)) throw fault("team.not_allowed");
  if (!hasLevelBelow(ctx.member, ctx.brand.agents.levels)) throw fault("team.too_deep");
}

/** Every kind of agent reads its own links. Throws `auth.not_agent`. */
export function requireReader({ member }: MemberContext): void {
  if (!agentAbilities(memberKind(member.kind))) throw fault("auth.not_agent");
}
