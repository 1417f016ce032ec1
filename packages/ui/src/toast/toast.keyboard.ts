export const keyboard = [
  { keys: "F8", does: "Moves focus to the messages, from anywhere, a modal too." },
  { keys: "Tab", does: "Next button of the messages." },
  { keys: "Escape (on a message)", does: "Puts it away; focus stays with the messages while there are any." },
  { keys: "Escape", does: "Leaves the messages; focus returns to where it was." },
] as const;
