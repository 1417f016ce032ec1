import { moneyParts, moneyText } from "../money/money-parts.ts";
import type { FormatAmount } from "./series.ts";

export const days = Array.from({ length: 14 }, (_, index) => ({ id: `d${index + 8}`, label: `${index + 8} Nov` }));
const thousands = [252, 305, 228, 360, 430, 395, 480, 348, 378, 540, 505, 425, 577, 528];
/** Valid bets a day, in paise. */
export const bets = thousands.map((amount) => BigInt(amount) * 100_000n + 40_000n);
/** Net result a day, in paise; the 13th is missing. */
export const results = [312, -194, 0, -64, 85, null, -121, 43, 27, -210, 12, 155, -88, 34].map((amount) =>
  amount === null ? null : BigInt(amount) * 10_000n,
);

const whole = (value: bigint, locale: string, signed = false) =>
  moneyText(moneyParts({ amount: value, currency: "INR", locale, minor: "ifAny", signed }));
export const rupees =
  (locale = "en-IN"): FormatAmount =>
  (value) =>
    whole(BigInt(value), locale);
export const netRupees: FormatAmount = (value, use) => whole(BigInt(value), "en-IN", use === "value");

export const empty = "No bets in these 14 days.";
