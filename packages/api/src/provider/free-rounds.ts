import * as z from "zod/mini";
import { amount, campaign, currency, gameCode, id } from "./fields.ts";

/**
 * Asks for the free rounds that the platform has granted this member in a game: those that can be played now, or with `campaign`
 * those of one campaign, whatever became of them. Moves nothing, needs no live session.
 */
export const freeRoundsRequest = z.object({ member: id, currency, gameCode, campaign: z.optional(campaign) });

/** The free rounds of a member in one campaign. `granted` is the sum of the four numbers after it. */
const freeRounds = z.object({
  campaign,
  /** What each round is played for: the game pays as on this stake. */
  stake: amount,
  granted: z.int().check(z.positive()),
  used: z.int().check(z.gte(0)),
  cancelled: z.int().check(z.gte(0)),
  expired: z.int().check(z.gte(0)),
  open: z.int().check(z.gte(0)),
  /** ISO 8601 instant. No round is used from then on. */
  validUntil: z.string(),
});

export const freeRoundsAnswer = z.object({
  code: z.literal("ok"),
  /** The first to expire first. */
  items: z.array(freeRounds),
});

export type FreeRoundsRequest = z.infer<typeof freeRoundsRequest>;
export type FreeRoundsAnswer = z.infer<typeof freeRoundsAnswer>;
