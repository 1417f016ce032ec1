export const keyboard = [
  { keys: "Tab", does: "Goes to the next tag's remove button" },
  { keys: "Enter", does: "Takes the tag away; the focus goes to the next one" },
  { keys: "Delete", does: "The same" },
  { keys: "Backspace", does: "The same" },
] as const;
