import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/columns.ts";
import type { Texts } from "../../platform/language/texts.ts";

/** Pages that an operator writes: help centre, user agreement, install guides, the agents' page. */
export const articles = pgTable(
  "articles",
  {
    id: uuid("id").primaryKey(),
    brand: text("brand").notNull(),
    /** Where it stands: `help`, `agent`, `ios`, `ios_lite`, `android`, `points`. */
    place: text("place").notNull(),
    /** Part of an address: `withdraw-time`. */
    slug: text("slug").notNull(),
    /** Heading that it stands under, by language. */
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
