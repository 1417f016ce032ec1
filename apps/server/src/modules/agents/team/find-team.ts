import { agentAbilities } from "@baize/domain/agents/abilities";
import type { MemberContext } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { memberKind } from "../../identity/member/member-kind.ts";
import { isOpenAgent } from "./queries.ts";

/** The agent at the top of a team. */
export interface Team {
  readonly agentId: string;
}

/** Whose team the caller reads: the own, or as a sub-account that of its agent. Throws `auth.not_agent`. */
export async function findTeam(ctx: MemberContext): Promise<Team> {
  const abilities = agentAbilities(memberKind(ctx.member.kind));
  if (!abilities) throw fault("auth.not_agent");
  if (abilities.readsTeamOf === "itself") return { agentId: ctx.member.id };
  const { uplineId } = ctx.member;
  if (uplineId === null || !(await isOpenAgent(ctx, uplineId))) throw fault("auth.not_agent");
  return { agentId: uplineId };
}
