import { agentAbilities } from "@baize/domain/agents/abilities";
import type { MemberContext } from "../../../platform/context.ts";
import { memberKind } from "../../identity/member/member-kind.ts";
import { isOpenAgent } from "../team/queries.ts";
import type { ContractReader } from "./party-context.ts";

/** Whose contracts the caller reads: the own, or as a sub-account those of the agent directly above. */
export async function findReader(ctx: MemberContext): Promise<ContractReader> {
  const { member, brand, now } = ctx;
  const { uplineId } = member;
  const readsUpline = agentAbilities(memberKind(member.kind))?.readsTeamOf === "upline";
  if (!readsUpline || uplineId === null || !(await isOpenAgent(ctx, uplineId))) return { member, brand, now };
  return { member: { id: uplineId }, brand, now };
}
