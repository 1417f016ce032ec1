import type { Volatility } from "@baize/domain/gaming/game/volatility";
import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../platform/database/columns.ts";

export const vendors = pgTable("vendors", {
  /** The specification's vassalage. */
  code: text("code").primaryKey(),
  name: text("name").notNull(),
  /** Which provider serves its games. */
  provider: text("provider").notNull(),
  position: integer("position").notNull(),
});

/** A vendor's place in one category. */
export const vendorCategories = pgTable(
  "vendor_categories",
  {
    category: text("category").notNull(),
    vendor: text("vendor").notNull(),
    hot: boolean("hot").notNull(),
    position: integer("position").notNull(),
  },
  (t) => [index("vendor_categories_place").on(t.category, t.position)],
);

export const games = pgTable(
  "games",
  {
    id: text("id").primaryKey(),
    vendor: text("vendor").notNull(),
    category: text("category").notNull(),
    /** The name at the provider's end; null while no provider serves it. */
    launchCode: text("launch_code"),
    /** `LOTT` and `ELOTT` start the lottery. */
    gameType: text("game_type").notNull(),
    accountTypeName: text("account_type_name").notNull(),
    defaultPlayType: text("default_play_type"),
    /** Opens a list of sub-games instead of a game. */
    opensList: boolean("opens_list").notNull().default(false),
    motif: text("motif"),
    image: text("image"),
    title: text("title").notNull(),
    /** Titles by product language code, where they differ from `title`. */
    titles: jsonb("titles").$type<Record<string, string>>().notNull(),
    /** Lower case of every title: what search looks in. */
    words: text("words").notNull(),
    rtpPpm: integer("rtp_ppm"),
    volatility: text("volatility").$type<Volatility>(),
    /** Every stake is a multiple of so many minor units; null where the vendor does not say. */
    stakeStep: integer("stake_step"),
    /** The lines of a slot. */
    lines: integer("lines"),
    /** Whether its vendor plays free rounds in it. */
    freeRounds: boolean("free_rounds").notNull().default(false),
    hot: boolean("hot").notNull(),
    fresh: boolean("fresh").notNull(),
    jackpot: boolean("jackpot").notNull(),
    /** Small is popular. Unique within the seed, so it orders completely. */
    rank: integer("rank").notNull(),
    maintenance: boolean("maintenance").notNull().default(false),
    /** Whether it went down with its vendor, and comes up with it. */
    downWithVendor: boolean("down_with_vendor").notNull().default(false),
    releasedAt: instant("released_at").notNull(),
  },
  (t) => [
    index("games_category").on(t.category, t.rank),
    index("games_vendor").on(t.vendor, t.category, t.rank),
    index("games_rank").on(t.rank),
    index("games_launch_code").on(t.launchCode),
  ],
);
