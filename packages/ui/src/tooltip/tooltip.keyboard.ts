export const keyboard = [
  { keys: "Tab to the control", does: "Shows the hint at once." },
  { keys: "Escape", does: "Puts the hint away; focus stays." },
] as const;
