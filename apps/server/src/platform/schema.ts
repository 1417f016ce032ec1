import { sql } from "drizzle-orm";
import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "./database/columns.ts";

/** Values that may be used once: JWE ids, proof-of-work answers, nonces of launch exchanges. Deleted after `expiresAt`. */
export const spent = pgTable(
  "spent",
  { kind: text("kind").notNull(), key: text("key").notNull(), expiresAt: instant("expires_at").notNull() },
  (t) => [primaryKey({ columns: [t.kind, t.key] }), index("spent_expiry").on(t.expiresAt)],
);

/** Failures counted per account and per address. `lockedUntil` refuses before the password is checked. */
export const throttles = pgTable(
  "throttles",
  {
    key: text("key").primaryKey(),
    failures: integer("failures").notNull(),
    windowStart: instant("window_start").notNull(),
    lockedUntil: instant("locked_until"),
  },
  (t) => [index("throttles_age").on(t.windowStart)],
);

/** Key pairs for sealed requests, shared by all replicas. The private half never leaves the server. */
export const serverKeys = pgTable("server_keys", {
  kid: text("kid").primaryKey(),
  publicJwk: jsonb("public_jwk").$type<JsonWebKey>().notNull(),
  /** Wrapped, as a text, where the environment has a key to wrap it with. */
  privateJwk: jsonb("private_jwk").$type<JsonWebKey | string>().notNull(),
  createdAt: instant("created_at").notNull(),
});

/** Secrets that the server makes for itself (proof-of-work key and the like), wrapped as above. */
export const serverSecrets = pgTable("server_secrets", { name: text("name").primaryKey(), value: text("value").notNull() });

/**
 * One stored answer a key. `owner` is the member, so that the row is stored with the member's other rows; a call without a
 * member gets an id derived from the brand and the key. Only the hash of the key is stored, and the answer is sealed with the
 * key itself: an answer may hold a session token, which a stolen table must not reveal.
 */
export const idempotency = pgTable(
  "idempotency",
  {
    owner: uuid("owner").notNull(),
    keyHash: text("key_hash").notNull(),
    requestHash: text("request_hash").notNull(),
    sealedAnswer: text("sealed_answer").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.keyHash] }), index("idempotency_age").on(t.createdAt)],
);

/**
 * The audit trail. Append-only by trigger, which also chains the lines of each member, and those of a brand that are about no
 * member: a line's hash covers its text and the hash before it, so that a changed or missing line is found.
 */
export const audit = pgTable(
  "audit",
  {
    id: uuid("id").primaryKey(),
    chain: text("chain")
      .generatedAlwaysAs(sql`coalesce(member_id::text, brand)`)
      .notNull(),
    /** The place in its chain, from 1. The trigger sets it and the hash. */
    line: bigint("line", { mode: "number" }).notNull().default(0),
    hash: text("hash").notNull().default(""),
    brand: text("brand").notNull(),
    memberId: uuid("member_id"),
    action: text("action").notNull(),
    details: jsonb("details").$type<Record<string, unknown>>().notNull(),
    requestId: text("request_id").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [index("audit_member").on(t.memberId, t.at), uniqueIndex("audit_chain").on(t.chain, t.line)],
);

/** The last line of each chain. Only the trigger writes here: the runtime role may not. */
export const auditHeads = pgTable("audit_heads", {
  chain: text("chain").primaryKey(),
  line: bigint("line", { mode: "number" }).notNull(),
  hash: text("hash").notNull(),
});

/** The caller's address of an audit line. In a table of its own, because it expires while the line stays as it was written. */
export const auditAddresses = pgTable(
  "audit_addresses",
  { auditId: uuid("audit_id").primaryKey(), address: text("address").notNull(), at: instant("at").notNull() },
  (t) => [index("audit_addresses_age").on(t.at)],
);

/** The messages that the sandbox would have sent. Written only while no message gateway is configured, and read by developers. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid("id").primaryKey(),
    brand: text("brand").notNull(),
    channel: text("channel").notNull(),
    destination: text("destination").notNull(),
    purpose: text("purpose").notNull(),
    code: text("code"),
    link: text("link"),
    text: text("text").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [index("outbox_newest").on(t.brand, t.at), index("outbox_age").on(t.at)],
);

/**
 * Token buckets of the rate limits, one per class and address. The migration makes the table unlogged: after a crash every
 * bucket is full, and a call writes no write-ahead log.
 */
export const rateBuckets = pgTable(
  "rate_buckets",
  {
    key: text("key").primaryKey(),
    tokens: doublePrecision("tokens").notNull(),
    /** The tokens that the last call got. */
    given: doublePrecision("given").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [index("rate_buckets_age").on(t.at)],
);
