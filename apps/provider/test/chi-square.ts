/** The value that chi-square passes by chance once in ten thousand times, for so many degrees of freedom (Wilson and Hilferty). */
export const limitOf = (freedom: number): number => freedom * (1 - 2 / (9 * freedom) + 3.719 * Math.sqrt(2 / (9 * freedom))) ** 3;

export function chiSquare(seen: readonly number[], expected: readonly number[]): number {
  return seen.reduce((sum, count, index) => sum + (count - (expected[index] ?? 0)) ** 2 / (expected[index] ?? 1), 0);
}
