/** Shown in the docs and executed by the stories. */
export const keyboard = [
  { keys: "Tab", does: "Goes from the unit to the multiple, to the random tickets, to the button." },
  { keys: "ArrowRight", rtlKeys: "ArrowLeft", does: "In the units: the next one." },
  { keys: "ArrowUp", does: "In the multiple: one more." },
  { keys: "Enter (on the button)", does: "Adds the ticket to the slip." },
] as const;
