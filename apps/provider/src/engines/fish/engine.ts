import type { Bet, MiniEngine, Prize, Ratio } from "../engine.ts";
import { waysToTake } from "../ways.ts";
import { type Fish, FISHES, fishOf } from "./kinds.ts";

/** A round is some shots at one kind of fish. The stake is divided evenly among them, and the hits add up. */
export const SHOTS = [1, 5, 10] as const;
const PARTS = 100;

interface Pond {
  /** Return in percent, the same for every kind. */
  readonly back: number;
  /** What a hit pays, as a multiple of the price of its shot, in the order of the kinds. */
  readonly pays: readonly number[];
}

const PONDS: readonly Pond[] = [
  { back: 97, pays: [2, 3, 5, 8, 12, 20, 40, 100] },
  { back: 96, pays: [2, 4, 6, 10, 20, 40, 80, 200] },
  { back: 98, pays: [2, 3, 4, 6, 10, 15, 25, 100] },
  { back: 95, pays: [3, 5, 8, 15, 25, 50, 100, 300] },
  { back: 97, pays: [2, 5, 10, 20, 30, 60, 150, 500] },
  { back: 96, pays: [3, 4, 6, 9, 15, 30, 60, 150] },
];

const paysOf = (fish: Fish, variant: number): number => PONDS[variant]?.pays[FISHES.indexOf(fish)] ?? 0;

/** What a hit pays, in hundredths of the price of its shot. */
export const hitPays = (fish: Fish, variant: number): number => paysOf(fish, variant) * PARTS;

/** The chance that a shot hits: so many of the numbers that it can draw. */
export const hitChance = (fish: Fish, variant: number): Ratio => ({
  over: BigInt(PONDS[variant]?.back ?? 0),
  under: BigInt(hitPays(fish, variant)),
});

/** Whether a shot that drew this number hits. */
const isHit = (drawn: number, variant: number): boolean => drawn < (PONDS[variant]?.back ?? 0);

/** Which shots of a round hit, in their order. */
export const hitsOf = (stops: readonly (readonly number[])[], variant: number): boolean[] =>
  (stops[0] ?? []).map((drawn) => isHit(drawn, variant));

export interface FishChoice {
  readonly fish: Fish;
  readonly shots: number;
}

export const choiceOf = ({ fish, shots }: FishChoice): string => `${fish} ${shots}`;

/** Reads `shark 5`: five shots at the shark. Undefined for any other text. */
export function readChoice(choice: string): FishChoice | undefined {
  const [name, count, ...more] = choice.split(" ");
  const [fish, shots] = [fishOf(name), SHOTS.find((each) => String(each) === count)];
  return fish && shots && more.length === 0 ? { fish, shots } : undefined;
}

/** What so many hits pay, in hundredths of the stake. */
const totalOf = (hits: number, { fish, shots }: FishChoice, variant: number): number => (hits * hitPays(fish, variant)) / shots;

/** The prizes of a round by the number of hits: each shot hits or misses on its own. */
function prizesOf(asked: FishChoice, variant: number): Prize[] {
  const { over, under } = hitChance(asked.fish, variant);
  return Array.from({ length: asked.shots }, (_, index): Prize => {
    const [hits, misses] = [BigInt(index + 1), BigInt(asked.shots - index - 1)];
    const ways = waysToTake(index + 1, asked.shots) * over ** hits * (under - over) ** misses;
    return { chance: { over: ways, under: under ** BigInt(asked.shots) }, pays: totalOf(index + 1, asked, variant) };
  });
}

export const fish: MiniEngine = {
  parts: PARTS,
  variants: PONDS.length,
  offers: (choice) => readChoice(choice) !== undefined,
  play: (draw, choice, variant) => {
    const asked = readChoice(choice) ?? { fish: FISHES[0], shots: 1 };
    const drawn = Array.from({ length: asked.shots }, () => draw(hitPays(asked.fish, variant)));
    return { stops: [drawn], total: totalOf(drawn.filter((each) => isHit(each, variant)).length, asked, variant) };
  },
  bets: (variant) =>
    FISHES.flatMap((kind) =>
      SHOTS.map((shots): Bet => {
        const asked = { fish: kind, shots };
        return { choice: choiceOf(asked), prizes: prizesOf(asked, variant) };
      }),
    ),
};
