export const keyboard = [
  { keys: "Enter (on the trigger)", does: "Opens; focus moves to the first control inside, or to the panel." },
  { keys: "Tab", does: "Next control; from the last to the first. Focus does not leave the sheet." },
  { keys: "Shift+Tab", does: "Previous control; from the first to the last." },
  { keys: "Escape", does: "Closes the topmost layer: first a popover or menu inside, then the sheet." },
] as const;
