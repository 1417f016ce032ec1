import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/columns.ts";

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

/** Challenges of sign-ins from an unknown network. The caller holds the token; only its hash is stored. */
export const signInChallenges = pgTable(
  "sign_in_challenges",
  {
    tokenHash: text("token_hash").primaryKey(),
    id: uuid("id").notNull(),
    memberId: uuid("member_id").notNull(),
    methods: text("methods").array().notNull(),
    remember: boolean("remember").notNull(),
    facts: jsonb("facts").$type<unknown>().notNull(),
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
