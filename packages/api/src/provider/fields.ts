import * as z from "zod/mini";
import { vendorId } from "../schema/text.ts";

/** A decimal string in major units with exactly the currency's digits: "1250.50", "0.00", "980" (JPY). Never negative. */
export const amount = z.string().check(z.regex(/^(0|[1-9][0-9]{0,14})(\.[0-9]{1,8})?$/));

/** ISO 4217 or the brand's demo currency. */
export const currency = z.string().check(z.regex(/^[A-Z][A-Z0-9]{2,7}$/));

/** Ids made by the provider (transaction, round) or opaque to it (member alias, session). */
export const id = vendorId();

/** The part of a bet that goes into a shared pot, or of a win that comes out of it: above zero, and not more than the whole. */
export const potPart = z.object({
  /** The provider's own name of the pot; each currency has a pot of its own under it. */
  id: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,63}$/)),
  amount,
});

/** The platform's name of a campaign of free rounds. A member has its rounds in one game. */
export const campaign = z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,63}$/));

export const gameCode = z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,63}$/));
