export const keyboard = [
  { keys: "Tab", does: "The next action, or the menu of the next row." },
  { keys: "Shift+Tab", does: "The action or the menu before." },
  { keys: "Enter", does: "Runs the action; on a menu, opens it at its first action. Space does as well." },
] as const;
