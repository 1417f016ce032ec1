import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { PasswordChangeReason } from "@baize/domain/identity/session/password-change";
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
    /** `real` or `demo`: the book of the ledger that has all of this member's money. */
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
    /** No withdrawal; all else goes on. */
    withdrawalsHeld: boolean("withdrawals_held").notNull().default(false),
    uplineId: uuid("upline_id"),
    /** The invitation code that the member registered by. */
    inviteCode: text("invite_code"),
    path: uuid("path").array().notNull(),
    /** Which version of the path this is: a move makes the next one. */
    pathVersion: integer("path_version").notNull().default(1),
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
    /** When a code last proved that the member reads this mailbox; null: never. */
    emailProvenAt: instant("email_proven_at"),
    /** Digits with the dialling code: `+919876543210`. */
    mobile: text("mobile"),
    mobileProvenAt: instant("mobile_proven_at"),
    /** The other fields of the registration form (payee name, …), by field name. */
    details: jsonb("details").$type<Record<string, string>>().notNull(),
    createdAt: instant("created_at").notNull(),
    lastLoginAt: instant("last_login_at"),
  },
  (t) => [
    uniqueIndex("members_brand_handle").on(t.brand, t.handle),
    uniqueIndex("members_brand_email").on(t.brand, t.email),
    uniqueIndex("members_brand_mobile").on(t.brand, t.mobile),
    // Lists of direct downlines by account compare bytes, as their cursors do.
    index("members_upline").on(t.uplineId, sql`${t.username} collate "C"`),
    index("members_invite_code")
      .on(t.brand, t.inviteCode, t.id)
      .where(sql`${t.inviteCode} is not null`),
  ],
);

/** Sessions. Only the SHA-256 of the token is stored. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    id: uuid("id").notNull(),
    /** The token that the last proof replaced: calls under way still carry it. */
    previousHash: text("previous_hash"),
    /** When that one ends; null until the new token is used for the first time. */
    previousUntil: instant("previous_until"),
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
    /** How the person was proven last; null for a trial account, which has nothing to prove. */
    provenBy: text("proven_by"),
    provenAt: instant("proven_at"),
    /** The cookie that remembers the device that holds this session. */
    rememberedHash: text("remembered_hash"),
  },
  (t) => [
    index("sessions_member").on(t.memberId),
    uniqueIndex("sessions_id").on(t.id),
    uniqueIndex("sessions_previous").on(t.previousHash),
    index("sessions_expiry").on(t.expiresAt),
  ],
);

/** Devices whose one-day cookie can open a session, and nothing else. */
export const remembered = pgTable(
  "remembered",
  {
    tokenHash: text("token_hash").primaryKey(),
    memberId: uuid("member_id").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** When another cookie took its place. */
    usedAt: instant("used_at"),
  },
  (t) => [index("remembered_member").on(t.memberId), index("remembered_expiry").on(t.expiresAt)],
);

/** Devices on which a member's second proof is not asked for, by the hash of the device's own key. */
export const trustedDevices = pgTable(
  "trusted_devices",
  { memberId: uuid("member_id").notNull(), keyHash: text("key_hash").notNull(), expiresAt: instant("expires_at").notNull() },
  (t) => [primaryKey({ columns: [t.memberId, t.keyHash] }), index("trusted_devices_expiry").on(t.expiresAt)],
);

/**
 * One-time codes by SMS or mail. A request for a number without an account is a row too, with a code that was never sent, so
 * that both cases answer the same. Only a keyed hash of the code is kept.
 */
export const verificationCodes = pgTable(
  "verification_codes",
  {
    id: uuid("id").primaryKey(),
    brand: text("brand").notNull(),
    purpose: text("purpose").notNull(),
    destination: text("destination").notNull(),
    codeHash: text("code_hash").notNull(),
    attempts: integer("attempts").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [
    index("verification_codes_newest").on(t.brand, t.purpose, t.destination, t.createdAt),
    index("verification_codes_expiry").on(t.expiresAt),
  ],
);

/** Networks that a member has signed in from. */
export const memberNetworks = pgTable(
  "member_networks",
  { memberId: uuid("member_id").notNull(), network: text("network").notNull(), lastAt: instant("last_at").notNull() },
  (t) => [primaryKey({ columns: [t.memberId, t.network] })],
);

/** Facts about the account that a sign-in answers. */
export interface SignInFacts {
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  readonly passwordChange: PasswordChangeReason | null;
}

/** Challenges of sign-ins from an unknown network. The caller holds the token; only its hash is stored. */
export const signInChallenges = pgTable(
  "sign_in_challenges",
  {
    tokenHash: text("token_hash").primaryKey(),
    id: uuid("id").notNull(),
    memberId: uuid("member_id").notNull(),
    methods: text("methods").array().notNull(),
    remember: boolean("remember").notNull(),
    /** The first proof: `username`, `sms` or `phone-code`. */
    by: text("by").notNull().default("username"),
    facts: jsonb("facts").$type<SignInFacts>().notNull(),
    attempts: integer("attempts").notNull().default(0),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [index("sign_in_challenges_expiry").on(t.expiresAt)],
);

/** An authenticator app. The secret is sealed with a key of the server; `lastStep` refuses a code that was used. */
export const totps = pgTable("totps", {
  memberId: uuid("member_id").primaryKey(),
  sealedSecret: text("sealed_secret").notNull(),
  confirmedAt: instant("confirmed_at"),
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
  createdAt: instant("created_at").notNull(),
});

/** WebAuthn credentials. The private half never leaves the member's device. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: text("id").primaryKey(),
    memberId: uuid("member_id").notNull(),
    publicKey: text("public_key").notNull(),
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull(),
    name: text("name").notNull(),
    backedUp: boolean("backed_up").notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (t) => [index("passkeys_member").on(t.memberId)],
);

export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    id: text("id").primaryKey(),
    /** The member who adds a passkey; null for a sign-in, which does not name a member. */
    memberId: uuid("member_id"),
    challenge: text("challenge").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("passkey_challenges_expiry").on(t.expiresAt)],
);

/** Persons of identity providers who may sign in as a member; `subject` is the provider's own id of the person. */
export const linkedIdentities = pgTable(
  "linked_identities",
  {
    brand: text("brand").notNull(),
    provider: text("provider").notNull(),
    subject: text("subject").notNull(),
    memberId: uuid("member_id").notNull(),
    /** As the provider named it last; it finds no account. */
    email: text("email"),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (t) => [
    primaryKey({ columns: [t.brand, t.provider, t.subject] }),
    uniqueIndex("linked_identities_member").on(t.memberId, t.provider),
  ],
);

/** Visits to an identity provider that are under way. Each is answered once, by the browser that holds the cookie. */
export const identityRequests = pgTable(
  "identity_requests",
  {
    stateHash: text("state_hash").primaryKey(),
    browserHash: text("browser_hash").notNull(),
    brand: text("brand").notNull(),
    provider: text("provider").notNull(),
    /** The member who links an identity; null for a sign-in. */
    memberId: uuid("member_id"),
    nonce: text("nonce").notNull(),
    verifier: text("verifier").notNull(),
    redirectUri: text("redirect_uri").notNull(),
    remember: boolean("remember").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("identity_requests_expiry").on(t.expiresAt)],
);

/** Persons whom a provider has named and no account is linked to. Each links one account, once. */
export const identityTickets = pgTable(
  "identity_tickets",
  {
    tokenHash: text("token_hash").primaryKey(),
    brand: text("brand").notNull(),
    provider: text("provider").notNull(),
    subject: text("subject").notNull(),
    email: text("email"),
    emailVerified: boolean("email_verified").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("identity_tickets_expiry").on(t.expiresAt)],
);

/** Links that set a new password, by mail. */
export const passwordResets = pgTable(
  "password_resets",
  {
    tokenHash: text("token_hash").primaryKey(),
    memberId: uuid("member_id").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("password_resets_expiry").on(t.expiresAt), index("password_resets_member").on(t.memberId)],
);

export const captchas = pgTable(
  "captchas",
  { id: text("id").primaryKey(), answerHash: text("answer_hash").notNull(), expiresAt: instant("expires_at").notNull() },
  (t) => [index("captchas_expiry").on(t.expiresAt)],
);
