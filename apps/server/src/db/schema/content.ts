import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { PromotionMethod } from "@baize/domain/rewards/promotion/status";
import { instant, minor } from "./columns.ts";

/** Texts by product language code; `EN` is always there. */
export type Texts = Record<string, { title: string; content: string }>;

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

export const inbox = pgTable(
  "inbox",
  {
    memberId: uuid("member_id").notNull(),
    id: uuid("id").notNull(),
    type: text("type").notNull(),
    texts: jsonb("texts").$type<Texts>().notNull(),
    at: instant("at").notNull(),
    readAt: instant("read_at"),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.id] }), index("inbox_newest").on(t.memberId, t.at, t.id)],
);

/** What an offer gives and asks for. Amounts are minor units, as text: JSON has no whole numbers that large. */
export interface PromotionOffer {
  /** What it gives; "0" where a draw says it. */
  readonly amount: string;
  /** How often the bonus must be played before it is cash; 0 pays cash at once. */
  readonly times: number;
  /** Days to play it in. */
  readonly days: number;
  /** Percent of a valid bet that counts, by category; one that is not named counts in full. */
  readonly weights?: Readonly<Record<string, number>>;
  /** Deposits since joining that make a joined offer due. */
  readonly minDeposit?: string;
  readonly minVip?: number;
  /** Of a draw: prizes with their weights, and draws a business day. */
  readonly prizes?: readonly { readonly amount: string; readonly weight: number }[];
  readonly drawsADay?: number;
}

/** An offer's words; its figure ("₹500", "0.8%") comes first on its card, where it has one. */
export type PromotionTexts = Record<string, { title: string; content: string; figure?: string }>;

export const promotions = pgTable(
  "promotions",
  {
    id: uuid("id").primaryKey(),
    brand: text("brand").notNull(),
    category: text("category").notNull(),
    position: integer("position").notNull(),
    texts: jsonb("texts").$type<PromotionTexts>().notNull(),
    /** HTML of the detail page by language: who, how, until when, what does not count. */
    terms: jsonb("terms").$type<Record<string, string>>().notNull().default({}),
    motif: text("motif"),
    image: text("image"),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at"),
    /** Until when one may join or apply; null for the whole time. */
    joinUntil: instant("join_until"),
    way: text("way").$type<PromotionMethod>().notNull().default("none"),
    /** Null where there is nothing to claim here. */
    offer: jsonb("offer").$type<PromotionOffer>(),
  },
  (t) => [index("promotions_place").on(t.brand, t.position)],
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

/** The board of winners. `player` is masked before it is stored. */
export const winners = pgTable(
  "winners",
  {
    id: uuid("id").primaryKey(),
    brand: text("brand").notNull(),
    player: text("player").notNull(),
    /** Whose win it is: it leaves the board with the member's agreement. Null for the sandbox's own. */
    memberId: uuid("member_id"),
    gameId: text("game_id").notNull(),
    amount: minor("amount").notNull(),
    currency: text("currency").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [index("winners_recent").on(t.brand, t.at), index("winners_member").on(t.memberId)],
);

export const lotteries = pgTable("lotteries", {
  code: text("code").primaryKey(),
  gameId: text("game_id").notNull(),
  periodSeconds: integer("period_seconds").notNull(),
  balls: integer("balls").notNull(),
  lowest: integer("lowest").notNull(),
  highest: integer("highest").notNull(),
  /** Digits that a number is padded to. */
  digits: integer("digits").notNull(),
  /** Whether a number may come twice in one draw. */
  repeats: boolean("repeats").notNull(),
  position: integer("position").notNull(),
});

export const draws = pgTable(
  "draws",
  {
    lottery: text("lottery").notNull(),
    issue: text("issue").notNull(),
    /** As printed: zeros kept. */
    numbers: text("numbers").array().notNull(),
    drawnAt: instant("drawn_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.lottery, t.issue] }), index("draws_recent").on(t.lottery, t.drawnAt)],
);
