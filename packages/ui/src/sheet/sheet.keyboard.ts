export const keyboard = [
  { keys: "Tab, Shift+Tab", does: "Moves through the controls inside, round from end to start." },
  { keys: "Escape", does: "Closes the topmost layer: first a popover or menu inside, then the sheet." },
  { keys: "Enter", does: "Presses the default button; not from a text area, a menu, an open list or another button." },
] as const;
