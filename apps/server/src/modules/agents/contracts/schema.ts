import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { type ContractState, ENDING, ENDING_STATES, OFFERED, SIGNED, UNSIGNED_STATES } from "@baize/domain/agents/contract/state";
import type { ContractType } from "@baize/domain/agents/contract/type";
import { stateListSql } from "../../../platform/database/states.ts";
import { instant } from "../../../platform/database/columns.ts";
import type { StoredTerms } from "@baize/domain/agents/contract/stored-terms";

/**
 * Versions of contracts. `memberId` is who is paid, `uplineId` who pays: null for the brand. A version counts from `startsAt`
 * up to `endsAt`. What was agreed never changes: a trigger refuses it.
 */
export const contracts = pgTable(
  "contracts",
  {
    memberId: uuid("member_id").notNull(),
    id: uuid("id").notNull(),
    brand: text("brand").notNull(),
    uplineId: uuid("upline_id"),
    type: text("type").$type<ContractType>().notNull(),
    /** Counts from 1 for each member and type. */
    version: integer("version").notNull(),
    terms: jsonb("terms").$type<StoredTerms>().notNull(),
    proposedBy: text("proposed_by").$type<"upline" | "downline">().notNull(),
    state: text("state").$type<ContractState>().notNull().default("offered"),
    at: instant("at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.id] }),
    uniqueIndex("contracts_version").on(t.memberId, t.type, t.version),
    uniqueIndex("contracts_signed")
      .on(t.memberId, t.type)
      .where(sql`${t.state} = ${stateListSql([SIGNED])}`),
    uniqueIndex("contracts_offered")
      .on(t.memberId, t.type)
      .where(sql`${t.state} = ${stateListSql([OFFERED])}`),
    index("contracts_newest").on(t.memberId, t.at, t.id),
    index("contracts_upline").on(t.uplineId, t.at, t.id),
    index("contracts_below")
      .on(t.uplineId, t.type)
      .where(sql`${t.state} = ${stateListSql([SIGNED])}`),
    index("contracts_expiring")
      .on(t.expiresAt)
      .where(sql`${t.state} = ${stateListSql([OFFERED])}`),
    index("contracts_ending")
      .on(t.endsAt)
      .where(sql`${t.state} = ${stateListSql([ENDING])}`),
    check("contracts_times", sql`${t.endsAt} is null or ${t.endsAt} >= ${t.startsAt}`),
    check("contracts_started", sql`${t.state} in (${stateListSql(UNSIGNED_STATES)}) = (${t.startsAt} is null)`),
    check("contracts_ended", sql`${t.state} in (${stateListSql(ENDING_STATES)}) = (${t.endsAt} is not null)`),
  ],
);
