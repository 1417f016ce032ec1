import type { Route } from "../route.ts";

/** Content for visitors, and the two forms that a visitor or member sends. */
export const contentRoutes = {
  "gift.get": { module: "wps", method: "GET", path: "/wps/relay/giftPopup", token: "optional", localised: true },
  "announcements.games": { module: "wps", method: "GET", path: "/wps/relay/gameAnnouncements", localised: true },
  "promotions.list": { module: "wps", method: "GET", path: "/wps/relay/promotions", localised: true },
  "promotions.get": { module: "wps", method: "GET", path: "/wps/relay/promotionDetail", localised: true },
  "points.rewards": { module: "mcs", method: "GET", path: "/wps/relay/pointsRewardList", localised: true },
  "points.config": { module: "mcs", method: "GET", path: "/wps/relay/pointsConfig", localised: true },
  "points.balance": { module: "mcs", method: "GET", path: "/wps/relay/pointsBalance", token: "required" },
  "points.records": { module: "mcs", method: "GET", path: "/wps/relay/pointsTransactionDetail", token: "required" },
  "points.redeem": {
    module: "mcs",
    method: "POST",
    path: "/wps/relay/pointsRedeem",
    token: "required",
    encrypted: true,
    idempotent: true,
    real: true,
    invalidates: ["points.balance", "points.records", "points.redeemList", "points.rewards", "wallet.balance"],
  },
  "points.redeemList": { module: "mcs", method: "GET", path: "/wps/relay/pointsRedeemList", token: "required", localised: true },
  "points.convert": {
    module: "mcs",
    method: "POST",
    path: "/wps/relay/pointsConvert",
    token: "required",
    encrypted: true,
    idempotent: true,
    real: true,
    invalidates: ["points.balance", "points.records", "bonus.list", "wallet.balance", "notice.unreadCount"],
  },
  "help.centre": { module: "wps", method: "GET", path: "/wps/system/helpCenter", localised: true },
  "download.info": { module: "wps", method: "GET", path: "/wps/relay/appDownload", localised: true },
  "feedback.send": { module: "wps", method: "POST", path: "/wps/feedback", token: "required", real: true },
  "agentApplication.send": { module: "wps", method: "POST", path: "/wps/relay/agentJoin" },
  "support.service": { module: "wps", method: "POST", path: "/wps/relay/customerService", token: "optional" },
} as const satisfies Record<string, Route>;
