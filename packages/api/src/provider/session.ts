import * as z from "zod/mini";
import { amount, currency, gameCode, id } from "./fields.ts";

/** Exchanges the one-time token of the launch address. A second try with the same token is `session_expired`. */
export const sessionRequest = z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,200}$/)), gameCode });

export const sessionAnswer = z.object({
  code: z.literal("ok"),
  /** Sent back with `balance` and `bet`. */
  session: id,
  /** Alias of the member, stable for this provider, meaningless elsewhere. */
  member: id,
  currency,
  /** Digits after the point in this currency; amounts carry exactly so many. */
  currencyDigits: z.int().check(z.minimum(0), z.maximum(8)),
  balance: amount,
  /** BCP 47 tag. */
  language: z.string(),
  game: z.object({ code: gameCode, title: z.string() }),
  limits: z.object({ minBet: amount, maxBet: amount }),
  /** ISO 8601 instant. */
  expiresAt: z.string(),
});

export type SessionRequest = z.infer<typeof sessionRequest>;
export type SessionAnswer = z.infer<typeof sessionAnswer>;
