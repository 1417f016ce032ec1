export const keyboard = [
  { keys: "F8", does: "Moves focus to the messages, from anywhere, a modal too." },
  { keys: "Tab, Shift+Tab", does: "Moves through the buttons of the messages." },
  { keys: "Escape", does: "On a message: puts it away. On the region: leaves it, focus returns to where it was." },
] as const;
