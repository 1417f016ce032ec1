import type { MiniEngine } from "../engine.ts";

/** One to five throws of a coin. All must show the side that the player named. */
export const SIDES = ["heads", "tails"] as const;
export type CoinSide = (typeof SIDES)[number];
export const MOST_THROWS = 5;

/** Return of each variant in percent. */
const RETURNS = [98, 97, 99] as const;
const throwCounts = Array.from({ length: MOST_THROWS }, (_, index) => index + 1);

/** What so many throws pay, in hundredths of the stake. */
export const paysOf = (throws: number, variant: number): number => (RETURNS[variant] ?? 0) * 2 ** throws;

export const choiceOf = (side: CoinSide, throws: number): string => `${side} ${throws}`;

interface Asked {
  readonly side: CoinSide;
  readonly throws: number;
}

export function readChoice(choice: string): Asked | undefined {
  const [, name, text = ""] = /^(heads|tails) ([1-5])$/.exec(choice) ?? [];
  const side = SIDES.find((each) => each === name);
  return side && { side, throws: Number(text) };
}

/** Thrown 0 is heads, 1 is tails. */
export const sideOf = (thrown: number | undefined): CoinSide => (thrown === 1 ? "tails" : "heads");

export const coin: MiniEngine = {
  parts: 100,
  variants: RETURNS.length,
  offers: (choice) => readChoice(choice) !== undefined,
  play: (draw, choice, variant) => {
    const asked = readChoice(choice);
    const thrown = Array.from({ length: asked?.throws ?? 1 }, () => draw(2));
    const won = asked !== undefined && thrown.every((each) => sideOf(each) === asked.side);
    return { stops: [thrown], total: won ? paysOf(asked.throws, variant) : 0 };
  },
  bets: (variant) =>
    throwCounts.map((throws) => ({
      choice: choiceOf("heads", throws),
      prizes: [{ chance: { over: 1n, under: 2n ** BigInt(throws) }, pays: paysOf(throws, variant) }],
    })),
};
