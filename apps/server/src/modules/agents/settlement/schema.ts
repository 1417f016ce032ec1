import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import type { ContractPeriod, ContractType } from "@baize/domain/agents/contract/type";
import type { RunState } from "@baize/domain/agents/settlement/run";
import type { StatementState } from "@baize/domain/agents/settlement/statement-state";
import { instant, minor } from "../../../platform/database/columns.ts";

/** Settled windows: one row a brand, type, window and version. Its id follows from these and from the version of the rules. */
export const settlementRuns = pgTable(
  "settlement_runs",
  {
    id: uuid("id").primaryKey(),
    brand: text("brand").notNull(),
    type: text("type").$type<ContractType>().notNull(),
    period: text("period").$type<ContractPeriod>().notNull(),
    windowStart: instant("window_start").notNull(),
    windowEnd: instant("window_end").notNull(),
    rules: integer("rules").notNull(),
    /** Counts from 1 for each window: a correction is a further version. */
    version: integer("version").notNull().default(1),
    /** How many corrections of the type it begins from; those that come later change nothing here. A correction counts itself. */
    corrections: integer("corrections").notNull().default(0),
    /** Members whose play does not count here. */
    leftOut: jsonb("left_out").$type<readonly string[]>().notNull().default([]),
    state: text("state").$type<RunState>().notNull(),
    statements: integer("statements").notNull().default(0),
    amount: minor("amount")
      .notNull()
      .default(sql`0`),
    /** The root over the statements, and the same signed: a JWS that is kept for ever. */
    root: text("root").notNull().default(""),
    signed: text("signed").notNull().default(""),
    openedAt: instant("opened_at").notNull(),
    computedAt: instant("computed_at"),
    postedAt: instant("posted_at"),
    closedAt: instant("closed_at"),
  },
  (t) => [
    unique("settlement_runs_window").on(t.brand, t.type, t.period, t.windowStart, t.version),
    index("settlement_runs_latest").on(t.brand, t.type, t.period, t.windowEnd),
    index("settlement_runs_unfinished")
      .on(t.brand, t.windowEnd)
      .where(sql`${t.state} <> 'closed'`),
  ],
);

/**
 * Statements: what one contract pays for one window, and why. `memberId` is who is paid, `uplineId` who pays: null for the brand. A correction
 * has the difference, which the member pays back where it is negative. What was computed
 * never changes: a trigger refuses it.
 */
export const settlementStatements = pgTable(
  "settlement_statements",
  {
    memberId: uuid("member_id").notNull(),
    runId: uuid("run_id").notNull(),
    brand: text("brand").notNull(),
    contractId: uuid("contract_id").notNull(),
    uplineId: uuid("upline_id"),
    type: text("type").$type<ContractType>().notNull(),
    windowStart: instant("window_start").notNull(),
    windowEnd: instant("window_end").notNull(),
    /** Contracts above it, up to the brand's: who is higher is paid first. */
    level: integer("level").notNull(),
    /** Its place among the leaves of the run. */
    place: integer("place").notNull(),
    leaf: text("leaf").notNull(),
    /** The statement itself, to the byte. */
    text: text("text").notNull(),
    amount: minor("amount").notNull(),
    base: minor("base").notNull(),
    carry: jsonb("carry").$type<readonly StoredCarry[]>().notNull(),
    state: text("state").$type<StatementState>().notNull(),
    /** Which correction of the type it is from; 0 for the first version of a window. */
    correction: integer("correction").notNull().default(0),
    /** What of the amount the guarantee paid, as a debt of the side that pays. */
    fromGuarantee: minor("from_guarantee")
      .notNull()
      .default(sql`0`),
    /** When a bill is paid from the guarantee. */
    dueAt: instant("due_at"),
    /** Why the upline refused the bill. */
    dispute: text("dispute").notNull().default(""),
    paidAt: instant("paid_at"),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.runId] }),
    index("settlement_statements_run").on(t.runId, t.level, t.place),
    index("settlement_statements_newest").on(t.memberId, t.type, t.windowEnd),
    index("settlement_statements_received").on(t.memberId, t.windowEnd, t.runId),
    index("settlement_statements_payer").on(t.uplineId, t.windowEnd, t.memberId),
    index("settlement_statements_due")
      .on(t.dueAt)
      .where(sql`${t.state} = 'due'`),
    index("settlement_statements_unpaid")
      .on(t.brand)
      .where(sql`${t.state} = 'computed'`),
    check("settlement_statements_amounts", sql`abs(${t.amount}) >= ${t.fromGuarantee} and ${t.fromGuarantee} >= 0`),
  ],
);

/**
 * The tree over the statements of a run, as groups of leaves and of the nodes above them: a proof reads one group of each height. `place`
 * is that of the first statement below the group.
 */
export const settlementTrees = pgTable(
  "settlement_trees",
  {
    runId: uuid("run_id").notNull(),
    height: integer("height").notNull(),
    place: integer("place").notNull(),
    hashes: text("hashes").array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.height, t.place] })],
);

/** A carry in a column: amounts as text. */
export interface StoredCarry {
  readonly branchId: string | null;
  readonly amount: string;
}
