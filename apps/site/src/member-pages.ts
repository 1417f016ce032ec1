import {
  chartLineUp,
  chartLineUpBold,
  clockCounterClockwise,
  clockCounterClockwiseFill,
  handDeposit,
  handDepositFill,
  handWithdraw,
  handWithdrawFill,
  hourglassMedium,
  hourglassMediumFill,
  envelopeSimple,
  envelopeSimpleFill,
  gift,
  giftFill,
  listChecks,
  listChecksBold,
  percent,
  percentBold,
  receipt,
  receiptFill,
  shieldCheck,
  shieldCheckFill,
  star,
  starFill,
  ticket,
  ticketFill,
  userPlus,
  userPlusFill,
} from "@baize/ui/icon/art";
import type { CentrePageRow } from "./centre-page.ts";

/**
 * The member centre's pages by the specification's ids, in the order of the menu. Menu, deep links, loading and the
 * browser sweep read it: a page is a row, a feature folder of its own and its messages. Filters in the address: see
 * `shared/use-centre-query.ts`.
 */
export const memberPages = {
  // The member.
  securityCenter: {
    title: "page.securityCenter",
    icon: shieldCheck,
    currentIcon: shieldCheckFill,
    group: "member",
    namespaces: ["auth", "validation"],
    load: () => import("./features/security/security-centre.tsx"),
  },
  responsiblePlay: {
    title: "page.responsiblePlay",
    icon: hourglassMedium,
    currentIcon: hourglassMediumFill,
    group: "member",
    namespaces: ["play", "validation"],
    load: () => import("./features/play/play-page.tsx"),
  },
  // Money.
  depositv2: {
    title: "page.depositv2",
    icon: handDeposit,
    currentIcon: handDepositFill,
    group: "money",
    namespaces: ["money", "validation"],
    load: () => import("./features/deposit/deposit-page.tsx"),
  },
  withdraw: {
    title: "page.withdraw",
    icon: handWithdraw,
    currentIcon: handWithdrawFill,
    group: "money",
    namespaces: ["money", "validation", "upload", "auth"],
    load: () => import("./features/withdraw/withdraw-page.tsx"),
  },
  // Records.
  personalHistoryCopy: {
    title: "page.personalHistoryCopy",
    icon: clockCounterClockwise,
    currentIcon: clockCounterClockwiseFill,
    group: "records",
    namespaces: ["records"],
    load: () => import("./features/bet-record/bet-record.tsx"),
  },
  personalProfit: {
    title: "page.personalProfit",
    icon: chartLineUp,
    currentIcon: chartLineUpBold,
    group: "records",
    namespaces: ["profit"],
    load: () => import("./features/profit/profit-page.tsx"),
  },
  // Rewards.
  bonusDetails: {
    title: "page.bonusDetails",
    icon: percent,
    currentIcon: percentBold,
    group: "rewards",
    namespaces: ["rewards"],
    load: () => import("./features/bonus/bonus-page.tsx"),
  },
  rewardCenter: {
    title: "page.rewardCenter",
    icon: gift,
    currentIcon: giftFill,
    group: "rewards",
    namespaces: ["rewards"],
    load: () => import("./features/rewards/rewards-page.tsx"),
  },
  redEnvelope: {
    title: "page.redEnvelope",
    icon: ticket,
    currentIcon: ticketFill,
    group: "rewards",
    namespaces: ["rewards"],
    load: () => import("./features/red-envelope/red-envelope-page.tsx"),
  },
  referral: {
    title: "page.referral",
    icon: userPlus,
    currentIcon: userPlusFill,
    group: "rewards",
    namespaces: ["club"],
    load: () => import("./features/referral/referral-page.tsx"),
  },
  missionLeaderboard: {
    title: "page.missionLeaderboard",
    icon: listChecks,
    currentIcon: listChecksBold,
    group: "rewards",
    namespaces: ["club"],
    load: () => import("./features/missions/missions-page.tsx"),
    count: "missions",
  },
  pointsDetails: {
    title: "page.pointsDetails",
    icon: star,
    currentIcon: starFill,
    group: "rewards",
    namespaces: ["points", "validation"],
    load: () => import("./features/points-record/points-details-page.tsx"),
  },
  redeemHistory: {
    title: "page.redeemHistory",
    icon: receipt,
    currentIcon: receiptFill,
    group: "rewards",
    namespaces: ["points"],
    load: () => import("./features/points-record/redeem-history-page.tsx"),
  },
  // Messages.
  messageV2: {
    title: "page.messageV2",
    icon: envelopeSimple,
    currentIcon: envelopeSimpleFill,
    group: "messages",
    namespaces: ["inbox"],
    load: () => import("./features/inbox/inbox-page.tsx"),
    count: "unread",
  },
} as const satisfies Record<string, CentrePageRow>;

export type MemberPageId = keyof typeof memberPages;
