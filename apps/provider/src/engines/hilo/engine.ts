import { DECK, rankOf, RANKS } from "../cards.ts";
import type { Draw, Ratio } from "../engine.ts";
import type { TurnFault, TurnMini } from "../turns.ts";

/** A card lies open; the player guesses how the next one compares. Every right guess raises the prize, a wrong one takes it all. */
export const GUESSES = ["h", "l"] as const;
export type Guess = (typeof GUESSES)[number];
export const SKIP = "s";
export const PARTS = 100;
/** The part of the stake that is returned before the prize is rounded down to a hundredth, in parts of a hundred. */
const RETURNS = [99, 98, 97] as const;
/** One guess raises a prize at most by as many times as there are ranks, so no prize is higher than this. */
export const HIGHEST = 300_000;
const LAST = HIGHEST / RANKS;
export const MOST_TURNS = 50;
const [ACE, KING] = [1, RANKS];

export const isGuess = (turn: string): turn is Guess => GUESSES.some((guess) => guess === turn);

/** What a guess on a rank says: the ace and the king have one side that is sure, so there the same rank is a guess of its own. */
export type Saying = "higher" | "higherOrSame" | "same" | "lowerOrSame" | "lower";
/** The message of each. */
export const SAYING_KEYS = {
  higher: "hiloHigher",
  higherOrSame: "hiloHigherSame",
  same: "hiloSame",
  lowerOrSame: "hiloLowerSame",
  lower: "hiloLower",
} as const satisfies Readonly<Record<Saying, string>>;

export function sayingOf(guess: Guess, rank: number): Saying {
  if (rank === ACE) return guess === "h" ? "higher" : "same";
  if (rank === KING) return guess === "l" ? "lower" : "same";
  return guess === "h" ? "higherOrSame" : "lowerOrSame";
}

const RIGHT: Readonly<Record<Saying, (rank: number, next: number) => boolean>> = {
  higher: (rank, next) => next > rank,
  higherOrSame: (rank, next) => next >= rank,
  same: (rank, next) => next === rank,
  lowerOrSame: (rank, next) => next <= rank,
  lower: (rank, next) => next < rank,
};

export const isRight = (guess: Guess, rank: number, next: number): boolean => RIGHT[sayingOf(guess, rank)](rank, next);

/** How many of the ranks make a guess right. */
export function waysOf(guess: Guess, rank: number): number {
  let ways = 0;
  for (let next = ACE; next <= KING; next++) ways += isRight(guess, rank, next) ? 1 : 0;
  return ways;
}
export const chanceOf = (guess: Guess, rank: number): Ratio => ({ over: BigInt(waysOf(guess, rank)), under: BigInt(RANKS) });

/** The turns of a choice; undefined for a text that is none. */
export function readTurns(choice: string): readonly string[] | undefined {
  if (choice === "") return [];
  const turns = choice.split(" ");
  return turns.length <= MOST_TURNS && turns.every((turn) => turn === SKIP || isGuess(turn)) ? turns : undefined;
}

export interface Standing {
  readonly right: number;
  readonly lost: boolean;
  /** In hundredths of the stake. */
  readonly pays: number;
}

/** Where a round is after these turns on these cards. A skipped card changes nothing. */
export function standingOf(turns: readonly string[], cards: readonly number[], variant: number): Standing {
  let [over, under, right] = [BigInt(RETURNS[variant] ?? 0), 1n, 0];
  for (const [index, turn] of turns.entries()) {
    const [rank, next] = [rankOf(cards[index] ?? 0), rankOf(cards[index + 1] ?? 0)];
    if (!isGuess(turn)) continue;
    if (!isRight(turn, rank, next)) return { right, lost: true, pays: 0 };
    over *= BigInt(RANKS);
    under *= BigInt(waysOf(turn, rank));
    right += 1;
  }
  return { right, lost: false, pays: right === 0 ? PARTS : Number(over / under) };
}

/** The prize after one more right guess. */
export function nextPays(guess: Guess, turns: readonly string[], cards: readonly number[], variant: number): number {
  const rank = rankOf(cards[turns.length] ?? 0);
  let next = ACE;
  while (!isRight(guess, rank, next)) next += 1;
  return standingOf([...turns, guess], [...cards.slice(0, turns.length + 1), next - 1], variant).pays;
}

const cardsOf = (draw: Draw, turns: number): number[] => Array.from({ length: turns + 1 }, () => draw(DECK));

function add(choice: string, turn: string): { readonly choice: string } | TurnFault {
  const next = choice === "" ? turn : `${choice} ${turn}`;
  return turn !== "" && readTurns(next) && !turn.includes(" ") ? { choice: next } : "turn_unknown";
}

function play(draw: Draw, choice: string, variant: number) {
  const turns = readTurns(choice) ?? [];
  const cards = cardsOf(draw, turns.length);
  return { stops: [cards], total: standingOf(turns, cards, variant).pays };
}

export const hilo: TurnMini = {
  parts: PARTS,
  variants: RETURNS.length,
  offers: (choice) => readTurns(choice) !== undefined,
  begins: (choice) => choice === "",
  add,
  hasPrize: (choice) => /[hl]/.test(choice),
  isOver: (draw, choice, variant) => {
    const turns = readTurns(choice) ?? [];
    const { lost, pays } = standingOf(turns, cardsOf(draw, turns.length), variant);
    return lost || pays > LAST || turns.length === MOST_TURNS;
  },
  shown: (draw, choice) => [cardsOf(draw, readTurns(choice)?.length ?? 0)],
  play,
  bets: (variant) =>
    GUESSES.map((guess) => ({
      choice: guess,
      prizes: Array.from({ length: RANKS }, (_, index) => ({
        chance: { over: BigInt(waysOf(guess, index + 1)), under: BigInt(RANKS * RANKS) },
        pays: nextPays(guess, [], [index], variant),
      })),
    })),
};
