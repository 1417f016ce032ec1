/** Shown in the docs and executed by the stories. */
export const keyboard = [
  { keys: "Tab", does: "Goes from box to box." },
  { keys: "Enter", does: "Takes the focused box to the slip; once more takes it back." },
  { keys: "Space", does: "The same." },
] as const;
