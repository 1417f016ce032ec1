export const keyboard = [
  { keys: "ArrowDown", does: "The next announcement of the page." },
  { keys: "ArrowUp", does: "The announcement before." },
  { keys: "End", does: "The last announcement of the page." },
  { keys: "Home", does: "The first announcement of the page." },
  { keys: "Enter", does: "Opens it. Beside the list the text is announced; where the list gives way, focus goes to the text." },
  { keys: "Enter (on Back)", does: "The list again, with focus on the announcement that was open." },
] as const;
