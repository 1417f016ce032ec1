import type { Draw } from "../engine.ts";
import type { Stops } from "../shared.ts";

/** A number of three digits is drawn, each digit from a drum of its own. */
export const PLACES = ["hundreds", "tens", "units"] as const;
export type Place = (typeof PLACES)[number];
export const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** Sums up to this are small, higher ones are big: as many numbers have the one as the other. */
export const SMALL = 13;

export type Digits = readonly number[];

export const digitsOf = (stops: Stops): Digits => stops[0] ?? [];
export const sumOf = (digits: Digits): number => digits.reduce((sum, digit) => sum + digit, 0);
/** `472`, with its leading noughts. */
export const numberText = (digits: Digits): string => digits.join("");

export const drawDigits = (draw: Draw): Stops => [PLACES.map(() => draw(DIGITS.length))];
