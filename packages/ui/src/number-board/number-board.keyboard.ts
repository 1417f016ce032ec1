export const keyboard = [
  { keys: "Tab", does: "Goes to the quick choices, the buttons and into the board: one stop, at the number that was used last." },
  { keys: "ArrowRight", rtlKeys: "ArrowLeft", does: "The next number; from the end of a row to the next row." },
  { keys: "ArrowLeft", rtlKeys: "ArrowRight", does: "The number before." },
  { keys: "ArrowDown", does: "The number below." },
  { keys: "ArrowUp", does: "The number above." },
  { keys: "End", does: "The last of the row." },
  { keys: "Home", does: "The first of the row." },
  { keys: "Control+End", does: "The last of the board." },
  { keys: "Control+Home", does: "The first of the board." },
  { keys: "Space", does: "Picks the number; once more takes it back." },
  { keys: "Enter", does: "The same." },
] as const;
