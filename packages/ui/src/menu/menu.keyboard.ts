export const keyboard = [
  { keys: "Enter, Space or ArrowDown on the trigger", does: "Opens; the first entry has focus." },
  { keys: "ArrowDown, ArrowUp", does: "Next or previous entry, round from end to start." },
  { keys: "Home, End", does: "First or last entry." },
  { keys: "A letter", does: "The next entry that starts with what is typed." },
  { keys: "ArrowRight", rtlKeys: "ArrowLeft", does: "Opens the submenu of the entry." },
  { keys: "ArrowLeft", rtlKeys: "ArrowRight", does: "Closes the submenu." },
  { keys: "Enter or Space", does: "Chooses the entry; a checked entry turns over and the menu stays." },
  { keys: "Escape", does: "Closes; focus returns to the trigger." },
] as const;
