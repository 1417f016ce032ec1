import * as z from "zod/mini";
import { cursor } from "../schema/text.ts";
import { amount, currency, gameCode, id } from "./fields.ts";

/** A year: the longest time to ask about. */
const MOST_HOURS = 8784;

/**
 * Lists, page by page, the rounds of this provider that began more than so many hours ago and that it has not ended, of all
 * members and currencies. The platform ends no round by itself: the provider does. `cursor` is the `next` of the page before.
 */
export const openRoundsRequest = z.object({
  hours: z.int().check(z.gte(1), z.lte(MOST_HOURS)),
  cursor: z.optional(cursor()),
});

export const openRoundsAnswer = z.object({
  code: z.literal("ok"),
  /** The oldest first. */
  items: z.array(
    z.object({
      member: id,
      currency,
      gameCode,
      roundId: id,
      /** The sums that the end of the round must name by now. */
      totalBet: amount,
      totalWin: amount,
      /** ISO 8601 instant of its first bet. */
      at: z.string(),
    }),
  ),
  /** Null on the last page. */
  next: z.nullable(cursor()),
});

export type OpenRoundsRequest = z.infer<typeof openRoundsRequest>;
export type OpenRoundsAnswer = z.infer<typeof openRoundsAnswer>;
