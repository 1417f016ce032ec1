import * as z from "zod/mini";
import { gameCode } from "./fields.ts";

/** `GET PROVIDER_URL/games`: what the provider offers. Not signed: it holds nothing secret. */
export const GAMES_PATH = "/games";

export const providerGame = z.object({
  code: gameCode,
  title: z.record(z.string(), z.string()),
  /** RNG, LIVE, FISH, … as in the game menu. */
  category: z.string(),
  /** Return to player in parts per million, computed, not measured. */
  rtpPpm: z.int(),
  /** How a slot spreads its prizes: many small ones, or few large ones. */
  volatility: z.optional(z.enum(["low", "medium", "high"])),
  /** Every stake is a multiple of so many minor units of the currency; the least is the first that the platform's minimum allows. */
  stakeStep: z.optional(z.int().check(z.positive())),
  /** The lines of a slot on which a prize can lie. */
  lines: z.optional(z.int().check(z.positive())),
  /** Whether it plays free rounds. */
  freeRounds: z.optional(z.boolean()),
  /** BCP 47 tags of the game's languages. */
  languages: z.array(z.string()),
  /** Motif and family for a procedural cover. */
  cover: z.object({ family: z.string(), motif: z.string() }),
});

export const gamesAnswer = z.object({ provider: z.string(), games: z.array(providerGame) });

export type ProviderGame = z.infer<typeof providerGame>;
export type GamesAnswer = z.infer<typeof gamesAnswer>;
