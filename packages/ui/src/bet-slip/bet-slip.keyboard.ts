/** Shown in the docs and executed by the stories. */
export const keyboard = [
  {
    keys: "Tab",
    does: "From a bet's removal to its stake, then to the next bet; after the bets to the chips, then to the button.",
  },
  { keys: "Enter (on a removal)", does: "Takes the bet out; focus goes to the removal of the next one." },
  { keys: "Space (on a chip)", does: "Puts that stake on every bet, or on each combination." },
  { keys: "Enter (on the button)", does: "Places the bets, once, however often it is pressed." },
] as const;
