import type { Handler } from "@baize/api/contract/contract";
import { agentAbilities } from "@baize/domain/agents/abilities";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { memberKind } from "../../identity/member/member-kind.ts";
import { loadAnnouncements } from "./list-announcements.ts";

/** Notices to agents, for every kind of agent alone. */
export const listAgentNotices: Handler<"announcements.agents", ServerContexts> = async (ctx, input) => {
  if (!agentAbilities(memberKind(ctx.member.kind))) throw fault("auth.not_agent");
  return await loadAnnouncements(ctx, input);
};
