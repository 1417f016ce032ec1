import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { addLink } from "./links/add-link.ts";
import { getLinks } from "./links/list-links.ts";
import { stopLink } from "./links/stop-link.ts";
import { contractsHandlers } from "./contracts/routes.ts";
import { reportsHandlers } from "./reports/routes.ts";
import { incomeHandlers } from "./income/routes.ts";
import { setNote } from "./notes/set-note.ts";
import { sendApplication } from "./send-application.ts";
import { getTeamMember } from "./team/get-team-member.ts";
import { getTeamList } from "./team/list-team.ts";
import { openTeamAccount } from "./team/open-account.ts";

export const agentsHandlers = {
  "agentApplication.send": sendApplication,
  "team.list": getTeamList,
  "team.get": getTeamMember,
  "team.open": openTeamAccount,
  "team.setNote": setNote,
  "team.links": getLinks,
  "team.addLink": addLink,
  "team.stopLink": stopLink,
  ...contractsHandlers,
  ...reportsHandlers,
  ...incomeHandlers,
} satisfies Partial<Handlers<ServerContexts>>;
