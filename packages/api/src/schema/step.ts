import { PAYMENT_ACTORS } from "@baize/domain/payments/actor";
import * as z from "zod/mini";
import { money } from "./money.ts";
import { instant } from "./number.ts";

/** One line of a timeline: what it became, who did it, and what amount it was about (a part that was received). */
export const step = <State extends readonly [string, ...string[]]>(states: State) =>
  z.object({
    state: z.enum(states),
    actor: z.enum(PAYMENT_ACTORS),
    amount: z.nullable(money()),
    at: instant(),
  });
