import { warn } from "../overlay/warn.ts";

export interface BoardWords {
  /** The button that clears the pick: "Clear". */
  readonly clear: string;
  /** Names the row of quick choices: "Quick choices". */
  readonly choices?: string;
  /** The button that picks at random: "Quick pick". */
  readonly quickPick?: string;
  /** Announced when a number is pressed and the pick is full: "Take a number back first." */
  readonly full?: string;
  /** Read while nothing can be picked: "Betting is closed." */
  readonly locked?: string;
  /** Drawn often recently. */
  readonly hot?: string;
  /** Not drawn for long. */
  readonly cold?: string;
  readonly drawn?: string;
  /** Picked and drawn. */
  readonly hit?: string;
  /** Picked and not drawn. */
  readonly missed?: string;
}
export type BoardMark = "hot" | "cold";
export type BoardResult = "drawn" | "hit" | "missed";

/** The result of a number; undefined before the draw, and for a number that was neither picked nor drawn. */
export function resultOf(number: string, picked: readonly string[], drawn: readonly string[] | undefined) {
  if (!drawn) return undefined;
  const mine = picked.includes(number);
  const came: BoardResult | undefined = mine ? "missed" : undefined;
  return drawn.includes(number) ? (mine ? "hit" : "drawn") : came;
}

type Word = keyof BoardWords;
export const markWords: readonly Word[] = ["hot", "cold"];
export const resultWords: readonly Word[] = ["hit", "drawn", "missed"];

/** Warns about states without words: screen readers could not read them. */
export function checkWords(words: BoardWords, needs: readonly (Word | undefined | false | 0)[]): void {
  const missing = needs.filter((need) => need && !words[need]);
  if (missing.length > 0)
    warn(`NumberBoard: \`words\` lacks ${missing.join(", ")}, so screen readers do not learn that state. Add the words.`);
}
