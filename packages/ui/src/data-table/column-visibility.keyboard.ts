export const keyboard = [
  { keys: "Enter", does: "On the button: opens the menu of columns at its first entry that can change." },
  { keys: "Space", does: "Hides or shows the column, and the menu stays." },
  { keys: "ArrowDown", does: "The next column; a fixed one is passed over." },
  { keys: "Escape", does: "Closes the menu; focus returns to the button." },
] as const;
