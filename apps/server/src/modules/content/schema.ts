import type { Texts } from "../../platform/language/texts.ts";
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/columns.ts";

export const announcements = pgTable(
  "announcements",
  {
    id: uuid("id").primaryKey(),
    brand: text("brand").notNull(),
    type: text("type").notNull(),
    /** The vendor that it is about; null for news of the brand itself. */
    vassalage: text("vassalage"),
    texts: jsonb("texts").$type<Texts>().notNull(),
    publishedAt: instant("published_at").notNull(),
    expiresAt: instant("expires_at"),
  },
  (t) => [index("announcements_recent").on(t.brand, t.type, t.publishedAt)],
);

export const announcementReads = pgTable(
  "announcement_reads",
  { memberId: uuid("member_id").notNull(), announcementId: uuid("announcement_id").notNull(), at: instant("at").notNull() },
  (t) => [primaryKey({ columns: [t.memberId, t.announcementId] })],
);

/** The texts of one banner of the home page. */
export interface BannerTexts {
  place?: string;
  title: string;
  figure?: string;
  note?: string;
  actionLabel: string;
}

export const banners = pgTable(
  "banners",
  {
    id: uuid("id").primaryKey(),
    brand: text("brand").notNull(),
    position: integer("position").notNull(),
    texts: jsonb("texts").$type<Record<string, BannerTexts>>().notNull(),
    href: text("href").notNull(),
    motif: text("motif"),
    image: text("image"),
  },
  (t) => [index("banners_place").on(t.brand, t.position)],
);

/** Pages that an operator writes: help centre, user agreement, install guides, the agents' page. */
export const articles = pgTable(
  "articles",
  {
    id: uuid("id").primaryKey(),
    brand: text("brand").notNull(),
    /** Which page shows it: `help`, `agent`, `ios`, `ios_lite`, `android`, `points`. */
    place: text("place").notNull(),
    /** Part of an address: `withdraw-time`. */
    slug: text("slug").notNull(),
    /** Its heading, by language. */
    section: jsonb("section").$type<Record<string, string>>().notNull(),
    texts: jsonb("texts").$type<Texts>().notNull(),
    position: integer("position").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [index("articles_place").on(t.brand, t.place, t.position)],
);

/** The gift popup, once a session before login and once after. */
export const gifts = pgTable(
  "gifts",
  {
    id: uuid("id").primaryKey(),
    brand: text("brand").notNull(),
    /** `before` or `after` login. */
    stage: text("stage").notNull(),
    texts: jsonb("texts").$type<Record<string, { title: string; content: string; action: string }>>().notNull(),
    href: text("href").notNull(),
    motif: text("motif"),
    image: text("image"),
    position: integer("position").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at"),
  },
  (t) => [index("gifts_place").on(t.brand, t.stage, t.position)],
);
