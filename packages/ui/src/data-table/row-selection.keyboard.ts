export const keyboard = [
  { keys: "Space", does: "Selects or deselects the row." },
  { keys: "ArrowDown", does: "The box of the next row; a radio button is selected at once." },
  { keys: "ArrowUp", does: "The box of the row before." },
  { keys: "Shift+ArrowDown", does: "Moves to the next row and selects both. Shift+ArrowUp goes the other way." },
  { keys: "Shift+Space", does: "Does to all rows since the last pressed box what it does to this one." },
  { keys: "Control+A", does: "Selects all rows." },
  { keys: "Shift+Tab", does: "The box of the row before; from the first, what is before the rows." },
] as const;
