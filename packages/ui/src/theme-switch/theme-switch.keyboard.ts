export const keyboard = [
  { keys: "Tab", does: "Reaches the switch." },
  { keys: "Enter or Space", does: "Turns the theme over." },
] as const;
