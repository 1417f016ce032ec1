export const keyboard = [
  { keys: "Space", does: "Keeps the game, or no longer" },
  { keys: "Enter", does: "The same" },
] as const;
