import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { ACTIVE_OPERATOR, OPERATOR_STATES, type OperatorState } from "@baize/domain/operators/account";
import { OPERATOR_REQUEST_STATES, type OperatorRequestState } from "@baize/domain/operators/request";
import type { Role } from "@baize/domain/operators/role";
import { instant } from "../../platform/database/columns.ts";
import { stateListSql } from "../../platform/database/states.ts";

/** People who work for the brands. A name is never given to a second person: the audit trail refers to it. */
export const operators = pgTable(
  "operators",
  {
    id: uuid("id").primaryKey(),
    username: text("username").notNull(),
    roles: text("roles").array().$type<Role[]>().notNull(),
    /** The brands that the person may act for; empty for all. */
    brands: text("brands").array().notNull().default([]),
    state: text("state").$type<OperatorState>().notNull(),
    /** For trying out, with neither password nor second factor. A production server refuses it. */
    sandbox: boolean("sandbox").notNull().default(false),
    passwordHash: text("password_hash").notNull(),
    /** The authenticator's secret, sealed with a key of the server; `lastStep` refuses a code that was used. */
    sealedTotp: text("sealed_totp"),
    lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
    /** Hash of the one-time token by which the person chooses password and authenticator. */
    enrolmentHash: text("enrolment_hash"),
    enrolmentExpiresAt: instant("enrolment_expires_at"),
    invitedBy: text("invited_by").notNull(),
    createdAt: instant("created_at").notNull(),
    lastSignInAt: instant("last_sign_in_at"),
  },
  (t) => [
    uniqueIndex("operators_username").on(t.username),
    check("operators_state", sql`${t.state} in (${stateListSql(OPERATOR_STATES)})`),
    check(
      "operators_proof",
      sql`${t.state} <> ${stateListSql([ACTIVE_OPERATOR])} or ${t.sandbox} or ${t.sealedTotp} is not null`,
    ),
  ],
);

/** Sessions of operators. Only the SHA-256 of the token is stored. */
export const operatorSessions = pgTable(
  "operator_sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    operatorId: uuid("operator_id").notNull(),
    createdAt: instant("created_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (t) => [index("operator_sessions_operator").on(t.operatorId), index("operator_sessions_expiry").on(t.expiresAt)],
);

/** Operations that wait for a second person, as the first one asked for them. */
export const operatorRequests = pgTable(
  "operator_requests",
  {
    id: uuid("id").primaryKey(),
    operation: text("operation").notNull(),
    /** The brand that it acts for; `*` for all, and for requests from before this was noted that name none. */
    brand: text("brand").notNull().default("*"),
    input: jsonb("input").$type<Record<string, unknown>>().notNull(),
    state: text("state").$type<OperatorRequestState>().notNull(),
    requestedBy: text("requested_by").notNull(),
    requestedAt: instant("requested_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    decidedBy: text("decided_by"),
    decidedAt: instant("decided_at"),
  },
  (t) => [
    index("operator_requests_waiting").on(t.state, t.requestedAt),
    check("operator_requests_state", sql`${t.state} in (${stateListSql(OPERATOR_REQUEST_STATES)})`),
    check(
      "operator_requests_two_people",
      sql`${t.state} <> 'done' or (${t.decidedBy} is not null and ${t.decidedBy} <> ${t.requestedBy})`,
    ),
  ],
);
