export const keyboard = [
  { keys: "Tab", does: "The link past the menu, back (on a phone's page), close, the menu's entries, then the page." },
  { keys: "Enter", does: "Opens the page of the entry." },
] as const;
