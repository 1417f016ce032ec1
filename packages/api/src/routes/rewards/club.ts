import type { Route } from "../route.ts";

/** Rewards for continued play: levels, rebates, missions, the week's board, friends. */
export const clubRoutes = {
  "vip.get": { module: "wps", method: "GET", path: "/wps/relay/vipLevels", token: "required" },
  "rebates.list": { module: "wps", method: "GET", path: "/wps/relay/rebates", token: "required" },
  "rebates.lines": { module: "wps", method: "GET", path: "/wps/relay/rebateLines", token: "required", localised: true },
  "missions.list": { module: "wps", method: "GET", path: "/wps/relay/missions", token: "required", localised: true },
  "missions.claim": {
    module: "wps",
    method: "POST",
    path: "/wps/relay/missionClaim",
    token: "required",
    idempotent: true,
    real: true,
    invalidates: ["missions.list", "bonus.list", "rewards.list", "wallet.balance", "notice.unreadCount"],
  },
  "leaderboard.get": { module: "wps", method: "GET", path: "/wps/relay/leaderboard", token: "required" },
  "board.set": {
    module: "wps",
    method: "PUT",
    path: "/wps/relay/winnerBoard",
    token: "required",
    invalidates: ["leaderboard.get", "winners.list"],
  },
  "referral.summary": { module: "wps", method: "GET", path: "/wps/relay/referral", token: "required" },
  "referral.friends": { module: "wps", method: "GET", path: "/wps/relay/referralFriends", token: "required" },
  "referral.invite": {
    module: "wps",
    method: "POST",
    path: "/wps/relay/referralInvite",
    token: "required",
    real: true,
    invalidates: ["referral.summary"],
  },
} as const satisfies Record<string, Route>;
