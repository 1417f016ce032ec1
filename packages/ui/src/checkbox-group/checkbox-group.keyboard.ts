export const keyboard = [
  { keys: "Tab", does: "Goes to the next option" },
  { keys: "Shift+Tab", does: "Goes to the option before" },
  { keys: "Space", does: "Turns the option on or off" },
] as const;
