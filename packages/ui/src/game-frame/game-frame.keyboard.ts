export const keyboard = [
  { keys: "Tab", does: "Exit, fullscreen, then into the game; while a notice replaces the game, its buttons." },
  { keys: "Enter or Space", does: "Presses the button." },
  { keys: "Escape", does: "Leaves fullscreen (the browser's own)." },
] as const;
