import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { BONUS, type BonusState } from "@baize/domain/rewards/bonus/state";
import type { Participation } from "@baize/domain/rewards/promotion/status";
import type { RewardSource } from "@baize/domain/rewards/kinds";
import type { PendingRewardState } from "@baize/domain/rewards/pending-reward";
import { instant, minor } from "../../platform/database/columns.ts";
import type { RedemptionState } from "@baize/domain/rewards/points/redemption";
import { openStates } from "@baize/domain/state-machine/machine";
import { stateListSql } from "../../platform/database/states.ts";

/** Titles by product language code; `EN` is always there. */
export type Titles = Record<string, string>;

/** A member's participation in a promotion, from the first step on. */
export const participations = pgTable(
  "participations",
  {
    memberId: uuid("member_id").notNull(),
    promotionId: uuid("promotion_id").notNull(),
    brand: text("brand").notNull(),
    state: text("state").$type<Participation>().notNull(),
    remark: text("remark").notNull().default(""),
    /** Names of the uploads that came with an application. */
    images: text("images").array().notNull().default([]),
    /** Why an application was declined; shown to the member. */
    reason: text("reason").notNull().default(""),
    startedAt: instant("started_at").notNull(),
    decidedAt: instant("decided_at"),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.promotionId] }),
    index("participations_waiting")
      .on(t.brand, t.startedAt)
      .where(sql`${t.state} = 'applying'`),
  ],
);

/**
 * Bonus money: its amount is in the member's bonus account while it is `wagering` or `ready`, and in no account afterwards. A
 * bonus is granted once for one source and `ref`.
 */
export const bonuses = pgTable(
  "bonuses",
  {
    memberId: uuid("member_id").notNull(),
    id: uuid("id").notNull(),
    brand: text("brand").notNull(),
    source: text("source").$type<RewardSource>().notNull(),
    ref: text("ref").notNull(),
    titles: jsonb("titles").$type<Titles>().notNull(),
    currency: text("currency").notNull(),
    amount: minor("amount").notNull(),
    /** Required and counted wagering: minor units of weighted valid bets. */
    required: minor("required").notNull(),
    progress: minor("progress")
      .notNull()
      .default(sql`0`),
    weights: jsonb("weights").$type<Record<string, number>>().notNull().default({}),
    state: text("state").$type<BonusState>().notNull(),
    grantedAt: instant("granted_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    closedAt: instant("closed_at"),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.id] }),
    unique("bonuses_once").on(t.memberId, t.source, t.ref),
    index("bonuses_newest").on(t.memberId, t.grantedAt, t.id),
    index("bonuses_ending")
      .on(t.expiresAt)
      .where(sql`${t.state} in (${stateListSql(openStates(BONUS))})`),
    check(
      "bonuses_amounts",
      sql`${t.amount} > 0 and ${t.required} >= 0 and ${t.progress} >= 0 and ${t.progress} <= ${t.required}`,
    ),
  ],
);

/**
 * The amount that one settled bet counted towards one bonus. A bet counts once; a result that was taken back is a line of the opposite
 * sign, after which the bet counts again.
 */
export const wageringLines = pgTable(
  "wagering_lines",
  {
    memberId: uuid("member_id").notNull(),
    betId: uuid("bet_id").notNull(),
    bonusId: uuid("bonus_id").notNull(),
    validBet: minor("valid_bet").notNull(),
    weight: integer("weight").notNull(),
    counted: minor("counted").notNull(),
    at: instant("at").notNull(),
    /** The number of the bet's lines before this one. */
    step: integer("step").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.betId, t.step] }),
    index("wagering_lines_bonus").on(t.memberId, t.bonusId, t.at, t.betId, t.step),
  ],
);

/** Rewards that members may claim. `times` 0 is paid as cash, else as a bonus. */
export const pendingRewards = pgTable(
  "pending_rewards",
  {
    memberId: uuid("member_id").notNull(),
    id: uuid("id").notNull(),
    brand: text("brand").notNull(),
    source: text("source").$type<RewardSource>().notNull(),
    ref: text("ref").notNull(),
    titles: jsonb("titles").$type<Titles>().notNull(),
    currency: text("currency").notNull(),
    amount: minor("amount").notNull(),
    times: integer("times").notNull().default(0),
    days: integer("days").notNull().default(0),
    state: text("state").$type<PendingRewardState>().notNull().default("open"),
    at: instant("at").notNull(),
    expiresAt: instant("expires_at"),
    closedAt: instant("closed_at"),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.id] }),
    unique("pending_rewards_once").on(t.memberId, t.source, t.ref),
    index("pending_rewards_newest").on(t.memberId, t.at, t.id),
    index("pending_rewards_ending")
      .on(t.expiresAt)
      .where(sql`${t.state} = 'open'`),
    check("pending_rewards_amount", sql`${t.amount} > 0`),
  ],
);

/** Draws of red envelopes: number `turn` of a member's business day. */
export const raffleDraws = pgTable(
  "raffle_draws",
  {
    memberId: uuid("member_id").notNull(),
    promotionId: uuid("promotion_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    turn: integer("turn").notNull(),
    roll: integer("roll").notNull(),
    amount: minor("amount").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.promotionId, t.day, t.turn] })],
);

/** The lines of a rebate: valid bets of a period by category, the rate and the amount. One reward pays all lines of a period. */
export const rebateLines = pgTable(
  "rebate_lines",
  {
    memberId: uuid("member_id").notNull(),
    /** First day of the period. */
    day: date("day", { mode: "string" }).notNull(),
    category: text("category").notNull(),
    level: integer("level").notNull(),
    ratePpm: integer("rate_ppm").notNull(),
    validBet: minor("valid_bet").notNull(),
    amount: minor("amount").notNull(),
    /** The pending reward of the line; null where the rebate was zero. */
    rewardId: uuid("due_id"),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.day, t.category] })],
);

/** Points that a business day has earned by type, and the sum that they come from. */
export const pointEarnings = pgTable(
  "point_earnings",
  {
    memberId: uuid("member_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    type: text("type").notNull(),
    sum: minor("sum").notNull(),
    points: bigint("points", { mode: "bigint" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.day, t.type] })],
);

/** An exchange of points for goods. Points and money are taken when it is requested, and returned when it is declined. */
export const redemptions = pgTable(
  "redemptions",
  {
    memberId: uuid("member_id").notNull(),
    id: uuid("id").notNull(),
    brand: text("brand").notNull(),
    /** The number that a member quotes to support. */
    number: text("number").notNull(),
    rewardId: uuid("reward_id").notNull(),
    kind: text("kind").notNull(),
    titles: jsonb("titles").$type<Titles>().notNull(),
    unit: jsonb("unit").$type<Titles>().notNull(),
    quantity: integer("quantity").notNull(),
    points: integer("points").notNull(),
    amount: minor("amount").notNull(),
    currency: text("currency").notNull(),
    state: text("state").$type<RedemptionState>().notNull(),
    address: text("address").notNull(),
    phone: text("phone").notNull(),
    remark: text("remark").notNull().default(""),
    at: instant("at").notNull(),
    decidedAt: instant("decided_at"),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.id] }),
    index("redemptions_newest").on(t.memberId, t.at, t.id),
    index("redemptions_waiting")
      .on(t.brand, t.at)
      .where(sql`${t.state} = 'applying'`),
    check("redemptions_amounts", sql`${t.quantity} > 0 and ${t.points} > 0 and ${t.amount} >= 0`),
  ],
);

export const missions = pgTable(
  "missions",
  {
    id: uuid("id").primaryKey(),
    brand: text("brand").notNull(),
    period: text("period").notNull(),
    metric: text("metric").notNull(),
    category: text("category"),
    /** Minor units, or pieces for `rounds`. */
    goal: minor("goal").notNull(),
    reward: minor("reward").notNull(),
    times: integer("times").notNull(),
    titles: jsonb("titles").$type<Titles>().notNull(),
    position: integer("position").notNull(),
  },
  (t) => [index("missions_place").on(t.brand, t.position)],
);
