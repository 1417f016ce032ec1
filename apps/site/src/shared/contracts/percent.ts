export const MILLION = 1_000_000;
const PARTS_OF_A_PERCENT = MILLION / 100;

/** Percent as people write it, from parts per million. */
export const toPercent = (ppm: number): number => ppm / PARTS_OF_A_PERCENT;

/** Parts per million; the finest rate is 0.0001 %. */
export const toPpm = (percent: number): number => Math.round(percent * PARTS_OF_A_PERCENT);
