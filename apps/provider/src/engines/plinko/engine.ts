import type { MiniEngine } from "../engine.ts";
import { type Risk, riskOf, RISKS } from "../risk.ts";

/** A ball falls through rows of pins, to the left or to the right at each; the pocket that it reaches pays. */
interface Field {
  readonly rows: number;
  /** What the pockets pay from the edge to the middle, in hundredths of the stake; the other side is the same. */
  readonly pays: Readonly<Record<Risk, readonly number[]>>;
}

const FIELDS: readonly Field[] = [
  {
    rows: 8,
    pays: { low: [1016, 200, 130, 110, 0], medium: [1816, 450, 250, 0, 0], high: [7616, 600, 0, 0, 0] },
  },
  {
    rows: 10,
    pays: { low: [1252, 200, 160, 130, 110, 0], medium: [2002, 500, 350, 220, 0, 0], high: [5652, 1200, 700, 0, 0, 0] },
  },
  {
    rows: 12,
    pays: {
      low: [414, 200, 170, 160, 130, 110, 0],
      medium: [1004, 600, 500, 320, 180, 0, 0],
      high: [5504, 1600, 1000, 500, 0, 0, 0],
    },
  },
  {
    rows: 8,
    pays: { low: [992, 200, 130, 115, 0], medium: [1792, 450, 260, 0, 0], high: [7472, 650, 0, 0, 0] },
  },
];

export const rowsOf = (variant: number): number => FIELDS[variant]?.rows ?? 0;

/** What each pocket pays, from left to right. */
export function pocketsOf(risk: Risk, variant: number): number[] {
  const half = FIELDS[variant]?.pays[risk] ?? [];
  return [...half, ...half.slice(0, -1).toReversed()];
}

/** The pocket of a fall: how many pins the ball passed on the right. */
export const pocketOf = (fall: readonly number[]): number => fall.reduce((sum, step) => sum + step, 0);

/** In how many ways the ball reaches a pocket. */
export function waysTo(pocket: number, rows: number): bigint {
  let ways = 1n;
  for (let index = 0; index < pocket; index++) ways = (ways * BigInt(rows - index)) / BigInt(index + 1);
  return ways;
}

/** The different prizes with the ways that bring them, the highest first. */
export function prizesOf(risk: Risk, variant: number): { pays: number; ways: bigint }[] {
  const counted = new Map<number, bigint>();
  for (const [pocket, pays] of pocketsOf(risk, variant).entries())
    if (pays > 0) counted.set(pays, (counted.get(pays) ?? 0n) + waysTo(pocket, rowsOf(variant)));
  return [...counted].map(([pays, ways]) => ({ pays, ways })).toSorted((a, b) => b.pays - a.pays);
}

export const plinko: MiniEngine = {
  parts: 100,
  variants: FIELDS.length,
  offers: (choice) => riskOf(choice) !== undefined,
  play: (draw, choice, variant) => {
    const fall = Array.from({ length: rowsOf(variant) }, () => draw(2));
    return { stops: [fall], total: pocketsOf(riskOf(choice) ?? "low", variant)[pocketOf(fall)] ?? 0 };
  },
  bets: (variant) =>
    RISKS.map((risk) => {
      const under = 2n ** BigInt(rowsOf(variant));
      return { choice: risk, prizes: prizesOf(risk, variant).map(({ pays, ways }) => ({ pays, chance: { over: ways, under } })) };
    }),
};
