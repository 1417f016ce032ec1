import { grouped } from "../amounts.ts";

/** Hundredths of the stake as a factor: 198 → "× 1.98", 200 → "× 2". */
export const times = (hundredths: number): string => `×\u00a0${grouped(String(Number((hundredths / 100).toFixed(2))))}`;
