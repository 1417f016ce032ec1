import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { listUplineTransfers } from "./list.ts";
import { listPeople } from "./people.ts";
import { getUplineRules } from "./rules.ts";
import { sendUpline } from "./send.ts";

export const uplineHandlers = {
  "upline.rules": getUplineRules,
  "upline.people": listPeople,
  "upline.send": sendUpline,
  "upline.list": listUplineTransfers,
} satisfies Partial<Handlers<ServerContexts>>;
