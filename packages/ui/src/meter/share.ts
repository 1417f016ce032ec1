/** A measure: money in minor units as a bigint, or a plain number. */
export type Amount = bigint | number;

const finite = (value: number) => (Number.isFinite(value) ? value : 0);

/** The position of a value between two ends, 0 to 1. Bigints are divided as bigints first, so that huge sums stay exact. */
export function shareOf(value: Amount, min: Amount, max: Amount): number {
  if (typeof value === "bigint" && typeof min === "bigint" && typeof max === "bigint") {
    if (max <= min) return 0;
    return clamp(Number(((value - min) * 1_000_000n) / (max - min)) / 1_000_000);
  }
  const span = Number(max) - Number(min);
  return span > 0 ? clamp(finite((Number(value) - Number(min)) / span)) : 0;
}

function clamp(share: number): number {
  return Math.min(Math.max(share, 0), 1);
}
