/** Shown in the docs and executed by the stories. */
export const keyboard = [
  { keys: "Tab", does: "Goes from the text to the buttons, then through the errors." },
  { keys: "Enter (on an error)", does: "Goes to the wrong entry in the text and selects it." },
  { keys: "Enter (in the text)", does: "Begins a line." },
] as const;
