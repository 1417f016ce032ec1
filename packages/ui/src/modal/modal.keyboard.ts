export const keyboard = [
  { keys: "Enter (on the trigger)", does: "Opens; focus moves to the first control inside, or to the panel." },
  { keys: "Tab", does: "Next control; from the last to the first. Focus does not leave the modal." },
  { keys: "Shift+Tab", does: "Previous control; from the first to the last." },
  {
    keys: "Escape",
    does: "Closes the topmost layer: first a menu, list or calendar inside, then the modal (when `closeOnClick` is on).",
  },
  { keys: "Space (on the trigger)", does: "Opens as well." },
  { keys: "Enter", does: "Presses the default button; not from a text area, a menu, an open list or another button." },
] as const;
