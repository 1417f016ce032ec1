export const keyboard = [
  { keys: "Tab", does: "On a fresh page: the link appears and has focus." },
  { keys: "Enter", does: "Focus moves to the main part; the next Tab is inside it." },
] as const;
