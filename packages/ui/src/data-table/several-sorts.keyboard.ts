export const keyboard = [
  { keys: "Enter", does: "On a header: sorts by this column alone; again, the other way." },
  { keys: "Shift+Enter", does: "On a header: adds the column to the order, then reverses it, then removes it." },
] as const;
