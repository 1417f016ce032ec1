import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { getLeaderboard, setBoard } from "../leaderboard/get-leaderboard.ts";
import { claimMission, listMissions } from "../missions/list-missions.ts";
import { getReferral, listFriends, makeInvite } from "../referral/list-friends.ts";
import { listRebateLines, listRebates } from "../rebates/list-rebates.ts";
import { getVip } from "./get-vip.ts";

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
