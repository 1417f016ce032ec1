import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { PromotionMethod } from "@baize/domain/rewards/promotion/status";
import { instant } from "../../platform/database/columns.ts";

/** The terms of an offer. Amounts are minor units as text: JSON numbers are not exact that far. */
export interface PromotionOffer {
  /** The amount; "0" where a draw decides it. */
  readonly amount: string;
  /** How often the bonus must be wagered before it is cash; 0 pays cash at once. */
  readonly times: number;
  /** Days to wager it in. */
  readonly days: number;
  /** Percent of a valid bet that counts, by category; 100 for a category that is not named. */
  readonly weights?: Readonly<Record<string, number>>;
  /** Deposits since joining that a joined offer requires. */
  readonly minDeposit?: string;
  readonly minVip?: number;
  /** For a draw: prizes with their weights, and draws a business day. */
  readonly prizes?: readonly { readonly amount: string; readonly weight: number }[];
  readonly drawsADay?: number;
}

/** The texts of an offer; its figure ("₹500", "0.8%") comes first on its card, where it has one. */
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
