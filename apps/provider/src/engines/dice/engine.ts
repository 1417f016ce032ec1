import type { Bet, MiniEngine } from "../engine.ts";

/** Two ten-sided dice, tens and ones, make a number from 0 to 99; the player bets that it is under or over another. */
export const NUMBERS = 100;
export type Side = "under" | "over";

/** Return of each variant in percent. */
const RETURNS = [99, 98, 96] as const;
const MOST = 95;
const PARTS = 100;

/** The chances in percent that a variant offers: those whose prize has no fraction, so that each pays back exactly the same. */
export function chancesOf(variant: number): number[] {
  const back = (RETURNS[variant] ?? 0) * PARTS;
  return Array.from({ length: MOST }, (_, index) => index + 1).filter((chance) => back % chance === 0);
}

/** What a chance pays, in hundredths of the stake. */
export const paysOf = (chance: number, variant: number): number => ((RETURNS[variant] ?? 0) * PARTS) / chance;

/** The number that the bet names: `under 50` wins from 0 to 49, `over 49` from 50 to 99. */
export const limitOf = (side: Side, chance: number): number => (side === "under" ? chance : NUMBERS - 1 - chance);

export const choiceOf = (side: Side, chance: number): string => `${side} ${limitOf(side, chance)}`;

interface Asked {
  readonly side: Side;
  readonly limit: number;
  readonly chance: number;
}

/** Reads a choice of any variant. */
export function readChoice(choice: string): Asked | undefined {
  const [, side, text = ""] = /^(under|over) (0|[1-9][0-9]?)$/.exec(choice) ?? [];
  if (side !== "under" && side !== "over") return undefined;
  const limit = Number(text);
  return { side, limit, chance: side === "under" ? limit : NUMBERS - 1 - limit };
}

export const wins = ({ side, limit }: Asked, rolled: number): boolean => (side === "under" ? rolled < limit : rolled > limit);

export const dice: MiniEngine = {
  parts: PARTS,
  variants: RETURNS.length,
  offers: (choice, variant) => {
    const asked = readChoice(choice);
    return asked !== undefined && chancesOf(variant).includes(asked.chance);
  },
  play: (draw, choice, variant) => {
    const [tens, ones] = [draw(10), draw(10)];
    const asked = readChoice(choice);
    const won = asked !== undefined && wins(asked, tens * 10 + ones);
    return { stops: [[tens, ones]], total: won ? paysOf(asked.chance, variant) : 0 };
  },
  bets: (variant) =>
    chancesOf(variant).map((chance): Bet => {
      const pays = paysOf(chance, variant);
      return { choice: choiceOf("under", chance), prizes: [{ chance: { over: BigInt(chance), under: BigInt(NUMBERS) }, pays }] };
    }),
};
