import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { listMemberTransfers } from "./list-member-transfers.ts";
import { listDownline } from "./list-downline.ts";
import { getTransferRules } from "./get-transfer-rules.ts";
import { sendToMember } from "./send-to-member.ts";

export const memberTransfersHandlers = {
  "upline.rules": getTransferRules,
  "upline.people": listDownline,
  "upline.send": sendToMember,
  "upline.list": listMemberTransfers,
} satisfies Partial<Handlers<ServerContexts>>;
