import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { getLeaderboard } from "../leaderboard/get-leaderboard.ts";
import { setBoard } from "../leaderboard/set-board.ts";
import { claimMission, listMissions } from "../missions/list-missions.ts";
import { getReferral, listFriends } from "../referral/list-friends.ts";
import { makeInvite } from "../referral/make-invite.ts";
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
