import { sql } from "drizzle-orm";
import { bigint, boolean, date, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Category } from "@baize/domain/gaming/game/category";
import type { ProfitLossFigure } from "@baize/domain/agents/profit-loss";
import type { TeamMoveType } from "@baize/domain/agents/team-move";
import { instant, minor } from "../../../platform/database/columns.ts";

/** `own`: the lines of the account itself. `below`: those of all members below it. */
export type DaysReach = "own" | "below";

/** What lines are summed by: bets by type of game, moves of money by type. */
export type LineKind = Category | TeamMoveType;

/**
 * The sums of a team's lines by business day, so that a report costs the same at any size of the team. They hold all lines but
 * those of `changed_days`, which are summed with each read.
 */
export const teamDays = pgTable(
  "team_days",
  {
    memberId: uuid("member_id").notNull(),
    reach: text("reach").$type<DaysReach>().notNull(),
    day: date("day", { mode: "string" }).notNull(),
    kind: text("kind").$type<LineKind>().notNull(),
    /** The uplines of the account at the time of the lines, from the top down. */
    path: uuid("path").array().notNull(),
    count: bigint("count", { mode: "number" }).notNull(),
    /** What came to the member: payouts, for bets. */
    came: minor("came").notNull(),
    /** What left: stakes, for bets. */
    went: minor("went").notNull(),
    /** The difference; for bets, that of settled ones alone. */
    net: minor("net").notNull(),
    validBet: minor("valid_bet").notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.reach, t.day, t.kind, t.path] })],
);

/**
 * How many persons below an agent placed a bet on a day, by the day on which each did so before. A person is counted once in a
 * span of days: on the day whose day before is not in the span.
 */
export const teamPlayers = pgTable(
  "team_players",
  {
    /** The agent. */
    memberId: uuid("member_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    /** Before all days for the first bet. */
    before: date("before", { mode: "string" }).notNull(),
    count: bigint("count", { mode: "number" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.day, t.before] })],
);

/**
 * The figures of each branch directly below an agent by business day, of the same lines, whatever path the head had: which branches
 * have the most is found here.
 */
export const branchDays = pgTable(
  "branch_days",
  {
    /** The agent. */
    memberId: uuid("member_id").notNull(),
    /** Who is at the head of the branch, and in it. */
    headId: uuid("head_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    count: bigint("count", { mode: "number" }).notNull(),
    deposits: minor("deposits").notNull(),
    withdrawals: minor("withdrawals").notNull(),
    validBet: minor("valid_bet").notNull(),
    payout: minor("payout").notNull(),
    winLoss: minor("win_loss").notNull(),
    rebates: minor("rebates").notNull(),
    bonuses: minor("bonuses").notNull(),
    commission: minor("commission").notNull(),
    net: minor("net").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.headId, t.day] }),
    index("branch_days_net").on(t.memberId, t.day, t.net, t.headId),
  ],
);

/** The orders in which reports of large teams are read: the branches of an agent by the sum of a figure over some days. */
export const branchOrders = pgTable(
  "branch_orders",
  {
    /** The agent. */
    memberId: uuid("member_id").notNull(),
    fromDay: date("from_day", { mode: "string" }).notNull(),
    toDay: date("to_day", { mode: "string" }).notNull(),
    figure: text("figure").$type<ProfitLossFigure>().notNull(),
    id: uuid("id")
      .notNull()
      .default(sql`gen_random_uuid()`),
    /** Whether its rows are there: the job adds them, and keeps them. */
    isBuilt: boolean("is_built").notNull().default(false),
    askedAt: instant("asked_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.fromDay, t.toDay, t.figure] })],
);

/** The branches of such an order, each with its sum of `branch_days`. */
export const orderedBranches = pgTable(
  "ordered_branches",
  {
    memberId: uuid("member_id").notNull(),
    orderId: uuid("order_id").notNull(),
    headId: uuid("head_id").notNull(),
    /** How many lines the sum is of. */
    count: bigint("count", { mode: "number" }).notNull(),
    amount: minor("amount").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.orderId, t.headId] }),
    index("ordered_branches_amount").on(t.memberId, t.orderId, t.amount, t.headId),
  ],
);

/** Days of members whose lines changed since they were summed. Triggers of the lines write them. */
export const changedDays = pgTable(
  "changed_days",
  {
    memberId: uuid("member_id").notNull(),
    id: uuid("id")
      .notNull()
      .default(sql`gen_random_uuid()`),
    /** An instant of the day. */
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.id] }), index("changed_days_oldest").on(t.at)],
);
