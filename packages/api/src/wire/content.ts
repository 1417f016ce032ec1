import type { Wire } from "./wire.ts";

/** What a visitor reads, and the two forms that a visitor or member writes. */
export const contentWire = {
  "gift.get": { module: "wps", method: "GET", path: "/wps/relay/giftPopup", token: "optional", localised: true },
  "announcements.games": { module: "wps", method: "GET", path: "/wps/relay/gameAnnouncements", localised: true },
  "promotions.list": { module: "wps", method: "GET", path: "/wps/relay/promotions", localised: true },
  "promotions.get": { module: "wps", method: "GET", path: "/wps/relay/promotionDetail", localised: true },
  "points.rewards": { module: "mcs", method: "GET", path: "/wps/relay/pointsRewardList", localised: true },
  "points.config": { module: "mcs", method: "GET", path: "/wps/relay/pointsConfig", localised: true },
  "points.balance": { module: "mcs", method: "GET", path: "/wps/relay/pointsBalance", token: "required" },
  "help.centre": { module: "wps", method: "GET", path: "/wps/system/helpCenter", localised: true },
  "download.info": { module: "wps", method: "GET", path: "/wps/relay/appDownload", localised: true },
  "feedback.send": { module: "wps", method: "POST", path: "/wps/feedback", token: "required", real: true },
  "join.apply": { module: "wps", method: "POST", path: "/wps/relay/agentJoin" },
  "support.service": { module: "wps", method: "POST", path: "/wps/relay/customerService", token: "optional" },
} as const satisfies Record<string, Wire>;
