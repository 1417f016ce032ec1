import { times } from "../../engines/times.ts";

/** A factor of the stake, isolated left to right inside any text. */
export const timesText = (hundredths: number): string => `\u2066${times(hundredths)}\u2069`;
