import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/columns.ts";

/**
 * A person with an account. `username` is as typed at registration, `handle` its folded form, unique in a brand.
 * `kind` is the specification's isAgent. `path` lists the uplines from the top down, without the member.
 */
export const members = pgTable(
  "members",
  {
    id: uuid("id").primaryKey(),
    brand: text("brand").notNull(),
    username: text("username").notNull(),
    handle: text("handle").notNull(),
    nickname: text("nickname").notNull(),
    kind: smallint("kind").notNull().default(0),
    /** `real` or `demo`: which book of the ledger all of this member's money lives in. */
    book: text("book").notNull().default("real"),
    passwordHash: text("password_hash").notNull(),
    /** An operator asks for a new password. */
    passwordForced: boolean("password_forced").notNull().default(false),
    passwordChangedAt: instant("password_changed_at").notNull(),
    firstLogin: boolean("first_login").notNull().default(true),
    /** The agent or operator who opened the account; null for one's own registration. */
    openedBy: uuid("opened_by"),
    status: text("status").notNull().default("active"),
    betsLocked: boolean("bets_locked").notNull().default(false),
    /** No withdrawal, no transfer along the tree, no exchange; play and deposits go on. */
    moneyFrozen: boolean("money_frozen").notNull().default(false),
    uplineId: uuid("upline_id"),
    path: uuid("path").array().notNull(),
    toUpline: boolean("to_upline").notNull().default(false),
    clubLabel: text("club_label").notNull().default(""),
    memberLabels: text("member_labels").array().notNull(),
    vipLevel: integer("vip_level").notNull().default(0),
    /** Whether a large win may be shown among the winners, under a masked name. */
    onBoard: boolean("on_board").notNull().default(false),
    avatar: text("avatar").notNull().default("1"),
    avatarType: text("avatar_type").notNull().default("STATIC"),
    language: text("language").notNull(),
    email: text("email"),
    /** Digits with the dialling code: `+919876543210`. */
    mobile: text("mobile"),
    /** The other fields of the registration form (payee name, …), by field name. */
    details: jsonb("details").$type<Record<string, string>>().notNull(),
    createdAt: instant("created_at").notNull(),
    lastLoginAt: instant("last_login_at"),
  },
  (t) => [
    uniqueIndex("members_brand_handle").on(t.brand, t.handle),
    uniqueIndex("members_brand_email").on(t.brand, t.email),
    uniqueIndex("members_brand_mobile").on(t.brand, t.mobile),
    index("members_upline").on(t.uplineId),
  ],
);

/** Sessions. Only the SHA-256 of the token is stored. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    id: uuid("id").notNull(),
    memberId: uuid("member_id").notNull(),
    address: text("address").notNull(),
    agent: text("agent").notNull(),
    country: text("country"),
    createdAt: instant("created_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    endedAt: instant("ended_at"),
    /** Why this session may do nothing but change the password. */
    passwordChange: text("password_change"),
    /** The cookie that remembers the device that holds this session. */
    rememberedHash: text("remembered_hash"),
  },
  (t) => [index("sessions_member").on(t.memberId), uniqueIndex("sessions_id").on(t.id), index("sessions_expiry").on(t.expiresAt)],
);

/** Devices whose one-day cookie can open a session, and nothing else. */
export const remembered = pgTable(
  "remembered",
  {
    tokenHash: text("token_hash").primaryKey(),
    memberId: uuid("member_id").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("remembered_member").on(t.memberId), index("remembered_expiry").on(t.expiresAt)],
);

export const invites = pgTable(
  "invites",
  { brand: text("brand").notNull(), code: text("code").notNull(), memberId: uuid("member_id").notNull(), domain: text("domain") },
  (t) => [primaryKey({ columns: [t.brand, t.code] })],
);
