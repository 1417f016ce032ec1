export const keyboard = [
  { keys: "Enter", does: "Searches for what is written" },
  { keys: "Escape", does: "Empties the field; in an empty field it is left to what lies around, a dialog say" },
] as const;
