export const keyboard = [
  { keys: "Tab, Shift+Tab", does: "Moves between the two answers." },
  { keys: "Enter", does: "Presses the focused answer: the confirm button at first, Cancel where the tone is negative." },
  { keys: "Escape", does: "Cancel." },
] as const;
