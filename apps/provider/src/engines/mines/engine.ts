import type { Bet, Draw, Ratio } from "../engine.ts";
import type { TurnFault, TurnMini } from "../turns.ts";
import { waysToTake } from "../ways.ts";

/** Some of 25 fields hide a mine. Each safe field that is opened raises the prize; a mine takes it all. */
export const SIDE = 5;
export const FIELDS = SIDE * SIDE;
export const MOST_MINES = FIELDS - 1;
export const PARTS = 100;
/** The part of the stake that is returned before prizes are rounded down to a hundredth, in parts of a hundred. */
const RETURNS = [99, 98, 97] as const;
/** No prize is higher, in hundredths of the stake: a round that has come so far ends by itself. */
export const HIGHEST = 300_000;

/** The chance that so many fields are all safe. */
export const chanceOf = (mines: number, opened: number): Ratio => ({
  over: waysToTake(opened, FIELDS - mines),
  under: waysToTake(opened, FIELDS),
});

/** What so many safe fields pay, in hundredths of the stake. Nothing is staked on none of them, so the stake comes back. */
export function paysOf(mines: number, opened: number, variant: number): number {
  const { over, under } = chanceOf(mines, opened);
  if (opened === 0 || over === 0n) return opened === 0 ? PARTS : 0;
  return Number((BigInt(RETURNS[variant] ?? 0) * under) / over);
}

/** After so many safe fields a round has its highest prize. */
export function mostOpened(mines: number, variant: number): number {
  let opened = FIELDS - mines;
  while (paysOf(mines, opened, variant) > HIGHEST) opened -= 1;
  return opened;
}

/** What the player bet on: the number of mines, and the fields in the order in which they were opened. */
export interface MinesChoice {
  readonly mines: number;
  readonly opened: readonly number[];
}

export const choiceOf = ({ mines, opened }: MinesChoice): string => [mines, ...opened].join(" ");

/** Reads `3 7 12`: three mines, fields 7 and 12 opened. Undefined for any other text. */
export function readChoice(choice: string, variant: number): MinesChoice | undefined {
  if (!/^[1-9][0-9]?( [1-9][0-9]?)*$/.test(choice)) return undefined;
  const [mines = 0, ...opened] = choice.split(" ").map(Number);
  if (mines > MOST_MINES || opened.length > mostOpened(mines, variant)) return undefined;
  return new Set(opened).size === opened.length && opened.every((field) => field <= FIELDS) ? { mines, opened } : undefined;
}

/** The fields with a mine: each number takes one of the fields that are left, in ascending order. */
export function minesOf(draw: Draw, mines: number): number[] {
  const left = Array.from({ length: FIELDS }, (_, index) => index + 1);
  return Array.from({ length: mines }, () => left.splice(draw(left.length), 1)).flat();
}

export const hitOf = (opened: readonly number[], mines: readonly number[]): number | undefined =>
  opened.find((field) => mines.includes(field));

function add(choice: string, turn: string, variant: number): { readonly choice: string } | TurnFault {
  const [asked, field] = [readChoice(choice, variant), Number(turn)];
  if (!asked || !/^[1-9][0-9]?$/.test(turn) || field > FIELDS) return "turn_unknown";
  return asked.opened.includes(field) ? "turn_taken" : { choice: `${choice} ${turn}` };
}

const counted = (length: number): number[] => Array.from({ length }, (_, index) => index + 1);

export const mines: TurnMini = {
  parts: PARTS,
  variants: RETURNS.length,
  offers: (choice, variant) => readChoice(choice, variant) !== undefined,
  begins: (choice, variant) => readChoice(choice, variant)?.opened.length === 0,
  add,
  hasPrize: (choice) => choice.includes(" "),
  isOver: (draw, choice, variant) => {
    const asked = readChoice(choice, variant);
    if (!asked) return true;
    return (
      asked.opened.length === mostOpened(asked.mines, variant) || hitOf(asked.opened, minesOf(draw, asked.mines)) !== undefined
    );
  },
  shown: () => [],
  play: (draw, choice, variant) => {
    const asked = readChoice(choice, variant) ?? { mines: 1, opened: [] };
    const placed = minesOf(draw, asked.mines);
    const lost = hitOf(asked.opened, placed) !== undefined;
    return { stops: [placed], total: lost ? 0 : paysOf(asked.mines, asked.opened.length, variant) };
  },
  bets: (variant) =>
    counted(MOST_MINES).flatMap((count) =>
      counted(mostOpened(count, variant)).map((opened): Bet => {
        const pays = paysOf(count, opened, variant);
        return {
          choice: choiceOf({ mines: count, opened: counted(opened) }),
          prizes: [{ chance: chanceOf(count, opened), pays }],
        };
      }),
    ),
};
