export const keyboard = [
  { keys: "Enter (on the trigger)", does: "Opens; focus moves to the first control inside, or to the panel." },
  { keys: "Escape", does: "Closes; focus returns to the trigger." },
  { keys: "Space (on the trigger)", does: "Opens as well." },
  { keys: "Tab", does: "Next control of the panel." },
] as const;
