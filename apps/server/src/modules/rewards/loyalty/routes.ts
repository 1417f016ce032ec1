import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { getLeaderboard, setBoard } from "../leaderboard/leaderboard.ts";
import { claimMission, listMissions } from "../missions/missions.ts";
import { getReferral, listFriends, makeInvite } from "../referral/referral.ts";
import { listRebateLines, listRebates } from "../rebates/rebates.ts";
import { getVip } from "./vip.ts";

export const loyaltyHandlers = {
  "missions.list": listMissions,
  "missions.claim": claimMission,
  "leaderboard.get": getLeaderboard,
  "board.set": setBoard,
  "referral.summary": getReferral,
  "referral.friends": listFriends,
  "referral.invite": makeInvite,
  "vip.get": getVip,
  "rebates.list": listRebates,
  "rebates.lines": listRebateLines,
} satisfies Partial<Handlers<ServerContexts>>;
