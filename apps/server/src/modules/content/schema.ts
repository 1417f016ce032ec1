import type { Texts } from "../../platform/language/texts.ts";
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/columns.ts";

export const announcements = pgTable(
  "announcements",
  {
    id: uuid("id").primaryKey(),
    brand: text("brand").notNull(),
    type: text("type").notNull(),
    /** Vendor that it is about; null where it is about the house. */
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

/** What one printed panel of the home page says. */
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
