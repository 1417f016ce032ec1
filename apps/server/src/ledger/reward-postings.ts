import type { PostingRow } from "./posting-row.ts";

/** How rewards, bonuses and points are granted, played through and given back. */
export const REWARD_POSTINGS = {
  reward: {
    kind: "reward",
    debit: "promotions",
    credit: "cash",
    module: "rewards",
    when: "A reward that need not be played is granted.",
  },
  "bonus-grant": {
    kind: "bonus-grant",
    debit: "promotions",
    credit: "bonus",
    module: "rewards",
    when: "A bonus that must be played is granted.",
  },
  "bonus-release": {
    kind: "bonus-release",
    debit: "bonus",
    credit: "cash",
    module: "rewards",
    when: "A member claims a bonus that was played through.",
  },
  "bonus-return": {
    kind: "bonus-return",
    debit: "bonus",
    credit: "promotions",
    module: "rewards",
    when: "A bonus expires or is given up.",
  },
  redeem: {
    kind: "redeem",
    debit: "cash",
    credit: "promotions",
    module: "rewards",
    when: "An exchange of points asks for money beside them.",
  },
  "redeem-return": {
    kind: "redeem-return",
    debit: "promotions",
    credit: "cash",
    module: "rewards",
    when: "An exchange that asked for money is declined.",
  },
  "points-earned": {
    kind: "points-earned",
    debit: "points-issued",
    credit: "points",
    module: "rewards",
    when: "A day's play earns points.",
  },
  "points-taken": {
    kind: "points-taken",
    debit: "points",
    credit: "points-issued",
    module: "rewards",
    when: "A result whose play earned points is taken back.",
  },
  "points-redeem": {
    kind: "points-redeem",
    debit: "points",
    credit: "points-issued",
    module: "rewards",
    when: "A member exchanges points for goods.",
  },
  "points-return": {
    kind: "points-return",
    debit: "points-issued",
    credit: "points",
    module: "rewards",
    when: "An exchange is declined.",
  },
  "points-convert": {
    kind: "points-convert",
    debit: "points",
    credit: "points-issued",
    module: "rewards",
    when: "A member converts points to a bonus.",
  },
} as const satisfies Readonly<Record<string, PostingRow>>;
