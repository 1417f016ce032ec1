import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { sendApplication } from "./send-application.ts";
import { getTeamMember } from "./team/get-team-member.ts";
import { getTeamList } from "./team/list-team.ts";

export const agentsHandlers = {
  "agentApplication.send": sendApplication,
  "team.list": getTeamList,
  "team.get": getTeamMember,
} satisfies Partial<Handlers<ServerContexts>>;
