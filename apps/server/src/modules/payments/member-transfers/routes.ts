import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { listUplineTransfers } from "./list-member-transfers.ts";
import { listPeople } from "./list-downline.ts";
import { getUplineRules } from "./get-transfer-rules.ts";
import { sendUpline } from "./send-to-member.ts";

export const memberTransfersHandlers = {
  "upline.rules": getUplineRules,
  "upline.people": listPeople,
  "upline.send": sendUpline,
  "upline.list": listUplineTransfers,
} satisfies Partial<Handlers<ServerContexts>>;
