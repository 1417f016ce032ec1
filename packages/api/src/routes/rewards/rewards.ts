import type { Route } from "../route.ts";

const writes = { method: "POST", token: "required", real: true, idempotent: true } as const;
const reads = { method: "GET", token: "required", localised: true } as const;
const owed = ["promotions.mine", "rewards.list", "bonus.list", "wallet.balance", "notice.unreadCount"] as const;

/** Rewards of a member: promotions, bonuses and pending rewards. */
export const rewardsRoutes = {
  "promotions.mine": { module: "wps", path: "/wps/relay/promotionStates", method: "GET", token: "required" },
  "promotions.join": { module: "wps", path: "/wps/relay/promotionJoin", ...writes, invalidates: owed },
  "promotions.apply": {
    module: "wps",
    path: "/wps/relay/promotionApply",
    ...writes,
    invalidates: [...owed, "promotions.applications"],
  },
  "promotions.claim": {
    module: "wps",
    path: "/wps/relay/promotionClaim",
    ...writes,
    invalidates: [...owed, "promotions.applications"],
  },
  "promotions.applications": { module: "wps", path: "/wps/relay/promotionApplications", ...reads },
  "raffle.get": { module: "wps", path: "/wps/relay/raffle", ...reads },
  "raffle.claim": {
    module: "wps",
    path: "/wps/relay/raffleClaim",
    ...writes,
    invalidates: [...owed, "raffle.get"],
  },
  "bonus.list": { module: "wps", path: "/wps/relay/bonusDetails", ...reads },
  "bonus.lines": { module: "wps", path: "/wps/relay/bonusLines", ...reads },
  "bonus.claim": { module: "wps", path: "/wps/relay/bonusClaim", ...writes, invalidates: owed },
  "bonus.giveUp": { module: "wps", path: "/wps/relay/bonusGiveUp", ...writes, invalidates: owed },
  "rewards.list": { module: "wps", path: "/wps/relay/rewards", ...reads },
  "rewards.claim": { module: "wps", path: "/wps/relay/rewardClaim", ...writes, invalidates: owed },
} as const satisfies Record<string, Route>;
