export const keyboard = [
  { keys: "Tab", does: "The next heading, or the next control in an open part." },
  { keys: "Enter", does: "Opens or closes the part." },
  { keys: "Space", does: "The same." },
  { keys: "ArrowDown", does: "The next heading, round from end to start." },
  { keys: "ArrowUp", does: "The heading before, round from start to end." },
  { keys: "End", does: "The last heading." },
  { keys: "Home", does: "The first heading." },
] as const;
