import * as z from "zod";
import { CATEGORIES } from "@baize/domain/gaming/game/category";
import { VOLATILITIES } from "@baize/domain/gaming/game/volatility";
import { gameCode } from "@baize/api/provider/fields";
import { brand, json } from "../../../platform/operator/fields.ts";

const title = z.string().trim().min(1).max(120);
/** Lotteries have draws of their own, which come with no vendor. */
const category = z.enum(CATEGORIES).exclude(["LOTT", "ELOTT"]);

const game = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,63}$/, "small letters, digits, dots and dashes"),
  title,
  /** By product language code (`EN`, `HI`, `AR`), where they differ. */
  titles: z.record(z.string().regex(/^[A-Z]{2,3}$/), title).default({}),
  category,
  /** Its name at the vendor's end. */
  launchCode: z.string().refine((code) => gameCode.safeParse(code).success, "no code of a game"),
  rtpPpm: z.int().min(1).max(1_000_000).nullable().default(null),
  volatility: z.enum(VOLATILITIES).nullable().default(null),
  stakeStep: z.int().min(1).max(1_000_000_000).nullable().default(null),
  lines: z.int().min(1).max(100_000).nullable().default(null),
  image: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  motif: z.string().max(32).nullable().default(null),
  /** Whether its vendor plays free rounds in it. */
  freeRounds: z.boolean().default(false),
  hot: z.boolean().default(false),
  fresh: z.boolean().default(false),
  jackpot: z.boolean().default(false),
});

const games = z
  .array(game)
  .min(1)
  .max(5000)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "an id comes twice");

/** A vendor with its games, the most popular first. */
const vendor = z.strictObject({
  code: z.string().regex(/^[A-Z][A-Z0-9_]{0,31}$/, "capital letters, digits and underscores"),
  name: z.string().trim().min(1).max(60),
  /** Who serves its games, as the server's settings name it; by default the first that is connected. */
  provider: z.string().optional(),
  /** Categories in which its row is marked as hot. */
  hot: z.array(category).default([]),
  games,
});

export const newGames = z.strictObject({ brand, vendor: json(vendor) });
export type NewGames = z.infer<typeof newGames>;
export type NewVendor = NewGames["vendor"];
export type NewGame = z.infer<typeof game>;
