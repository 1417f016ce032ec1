/** Shown in the docs and executed by the stories. */
export const keyboard = [
  { keys: "Tab", does: "To the button; while it has focus, nothing moves." },
  { keys: "Space", does: "Stops the list; once more, and it moves on." },
  { keys: "Enter", does: "The same." },
] as const;
