import type { StoredOffer } from "@baize/domain/agents/contract/stored-terms";
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/columns.ts";

/** Invitation codes: each member's own, and the links that agents make. */
export const invites = pgTable(
  "invites",
  {
    brand: text("brand").notNull(),
    code: text("code").notNull(),
    memberId: uuid("member_id").notNull(),
    domain: text("domain"),
    /** A link that an agent made; else the one code of a member. The columns below are the link's. */
    isLink: boolean("is_link").notNull().default(false),
    /** The kind of account that registers by it. */
    kind: smallint("kind").notNull().default(0),
    label: text("label").notNull().default(""),
    createdAt: instant("created_at"),
    expiresAt: instant("expires_at"),
    stoppedAt: instant("stopped_at"),
    /** How many may register by it; null: any number. */
    mostUses: integer("most_uses"),
    uses: integer("uses").notNull().default(0),
    /** Contracts that are offered to each agent who registers by it. */
    offers: jsonb("offers").$type<readonly StoredOffer[]>().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.brand, t.code] }), index("invites_member").on(t.memberId, t.createdAt)],
);
