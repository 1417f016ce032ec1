export const keyboard = [
  { keys: "ArrowDown, ArrowUp", does: "Next or previous announcement of the page." },
  { keys: "Home, End", does: "First or last announcement of the page." },
  { keys: "Enter", does: "Opens it. Beside the list the text is announced; where the list gives way, focus goes to the text." },
  { keys: "Enter on Back", does: "The list again, with focus on the announcement that was open." },
] as const;
