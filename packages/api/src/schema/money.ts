import * as z from "zod/mini";

/** ISO 4217. */
export const currency = () => z.string().check(z.regex(/^[A-Z]{3}$/));

/** A decimal string with the currency's own digits; the number of digits is the domain's to check, it needs the code. */
export const amount = () => z.string().check(z.regex(/^-?(0|[1-9]\d{0,17})(\.\d{1,4})?$/));

export const money = () => z.object({ amount: amount(), currency: currency() });
