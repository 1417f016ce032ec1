import type { Draw, Engine, MiniEngine } from "./engine.ts";

/** `turn_unknown`: the game has no such turn. `turn_taken`: it was taken before. */
export type TurnFault = "turn_unknown" | "turn_taken";

/**
 * A game of several turns with one stake. Each turn is added to the choice, until the player takes the prize or the round is lost;
 * the whole choice then decides the prize, so that a proof needs nothing more.
 */
export interface TurnEngine extends Engine {
  /** Whether a round may begin with this choice. */
  readonly begins: (choice: string, variant: number) => boolean;
  /** The choice with a turn added. */
  readonly add: (choice: string, turn: string, variant: number, draw: Draw) => { readonly choice: string } | TurnFault;
  /** Whether there is a prize to take. */
  readonly hasPrize: (choice: string) => boolean;
  /** What the player sees of the draws while the round waits. */
  readonly shown: (draw: Draw, choice: string, variant: number) => readonly (readonly number[])[];
  /** Whether no turn is left: the round is lost, or has its highest prize. */
  readonly isOver: (draw: Draw, choice: string, variant: number) => boolean;
  /** How long a turn may take. Left out where the round waits for days. */
  readonly clock?: TurnClock;
  /** What a round was, in signs that need no language. */
  readonly summary?: (choice: string, stops: readonly (readonly number[])[], variant: number) => string;
}

/** The time of a player's turn, and the time bank of the whole round that longer turns use up. When both are over, so is the round. */
export interface TurnClock {
  readonly turnMs: number;
  readonly bankMs: number;
  /** The choice once the time has run out. */
  readonly late: (choice: string) => string;
}

/** A game of several turns whose bets are published as one table. */
export interface TurnMini extends TurnEngine, MiniEngine {}
