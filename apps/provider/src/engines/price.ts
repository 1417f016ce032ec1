import type { Ratio } from "./engine.ts";
import { PARTS } from "./shared.ts";

/** The part of fair prices that is paid, in hundredths. */
export const RETURNED = 95;

/** What a chip brings at a chance, in hundredths of it: the returned part of the fair price, rounded down to a hundredth. */
export const priceOf = ({ over, under }: Ratio): number => Number((BigInt(RETURNED) * under * BigInt(PARTS)) / (over * 100n));
