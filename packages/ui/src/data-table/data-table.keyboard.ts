export const keyboard = [
  { keys: "Tab", does: "Next header that sorts; then, where the table scrolls, its window." },
  { keys: "Enter or Space on a header", does: "Sorts by the column, ascending; a second press turns the order round." },
  { keys: "ArrowDown, ArrowUp, PageDown, End on the window", does: "Scrolls the rows of a long table." },
] as const;
