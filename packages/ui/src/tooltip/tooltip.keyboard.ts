export const keyboard = [
  { keys: "Tab", does: "To the control: the hint shows at once." },
  { keys: "Escape", does: "Puts the hint away; focus stays." },
] as const;
