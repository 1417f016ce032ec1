export const keyboard = [
  {
    keys: "Enter or Space on the trigger",
    does: "Opens; focus moves to the first control inside, or to the panel. Again: closes.",
  },
  { keys: "Tab, Shift+Tab", does: "Moves through the controls inside." },
  { keys: "Escape", does: "Closes; focus returns to the trigger." },
] as const;
