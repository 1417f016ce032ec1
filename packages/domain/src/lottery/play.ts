/** The numbers that a ticket may name, and their printed digits. */
export interface NumberRange {
  readonly lowest: number;
  readonly highest: number;
  readonly digits: number;
}

/** How a ticket is written: sets of numbers, or named options. */
export type Entry =
  /** One set for each position. `canBeEmpty`: a position without a number is not played. `distinct`: a number is drawn once. */
  | {
      readonly kind: "positions";
      readonly names: readonly string[];
      readonly numbers: NumberRange;
      readonly canBeEmpty?: true;
      readonly distinct?: true;
    }
  /** One set, of which each line takes `of`. `most`: the largest set. */
  | { readonly kind: "pick"; readonly of: number; readonly numbers: NumberRange; readonly most?: number }
  /** Numbers that are in every line, and a set that fills the line up to `of`. */
  | { readonly kind: "bankers"; readonly of: number; readonly numbers: NumberRange; readonly most?: number }
  /** One set for each level of a group, or one set for all. */
  | { readonly kind: "levels"; readonly sets: 1 | 2; readonly numbers: NumberRange }
  | { readonly kind: "options" };

/** Digits of a group that come a number of times each. */
export interface Level {
  readonly times: number;
  readonly count: number;
}

/** One thing to bet on by name: how many of how many equally likely outcomes win, and which do. */
export interface Option {
  readonly id: string;
  readonly chance: readonly [wins: number, of: number];
  readonly wins: (numbers: readonly number[]) => boolean;
}

/** What wins. It looks at the places of the result that the play names. */
export type Rule =
  /** Every position has the drawn number. */
  | { readonly kind: "direct" }
  /** Each position wins by itself. */
  | { readonly kind: "each" }
  /** A number is the end of a drawn number, or its beginning; `joined`: of all drawn digits as one number. */
  | { readonly kind: "end"; readonly from: "tail" | "head"; readonly joined?: true }
  /** All numbers of the line are among the drawn, or all the drawn among those of a longer line. */
  | { readonly kind: "all" }
  /** The drawn digits are those of the line, in any order. */
  | { readonly kind: "group"; readonly levels: readonly Level[] }
  | { readonly kind: "options"; readonly options: readonly Option[] };

/** A way to bet on a family of games. */
export interface Play {
  readonly id: string;
  /** Where it is in the menu. */
  readonly group: string;
  readonly entry: Entry;
  readonly rule: Rule;
  /** The places of the result that it looks at. */
  readonly places: readonly number[];
  /** How the places are drawn: each by itself, or as balls from one drum that holds this many. */
  readonly drum?: number;
  /** The fewest lines of a ticket. */
  readonly minLines?: number;
  /** The least and the most of one bet, in hundredths of the currency's unit, where they are stricter than those of the prize mode. */
  readonly minStake?: number;
  readonly maxStake?: number;
}

/** Sets of printed numbers, or one set of options, as a ticket holds them. */
export type Selection = readonly (readonly string[])[];

/** The drawn numbers as they are printed, in their order. */
export type Result = readonly string[];
