import { part } from "../shared/dom.ts";

/** Marks the hand of the side that won: every hand on a tie, none as long as nothing is known. */
export function markWinner(sides: readonly string[], winner: string | undefined): void {
  for (const side of sides) part(`hand-${side}`, HTMLElement).classList.toggle("won", winner === side || winner === "tie");
}
