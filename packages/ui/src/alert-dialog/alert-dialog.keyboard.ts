export const keyboard = [
  { keys: "Enter (on the trigger)", does: "Asks; focus is on the confirm button, or on Cancel where the tone is negative." },
  { keys: "Shift+Tab", does: "The answer before, round from end to start." },
  { keys: "Tab", does: "The next answer, round from end to start." },
  { keys: "Escape", does: "Cancel; focus returns to the trigger." },
  { keys: "Enter", does: "Presses the answer that has focus." },
] as const;
