export const keyboard = [
  { keys: "ArrowDown (on the trigger)", does: "Opens; the first entry has focus. Enter and Space do as well." },
  { keys: "ArrowUp", does: "The entry before, round from start to end." },
  { keys: "Home", does: "The first entry." },
  { keys: "ArrowDown", does: "The next entry; what is disabled is passed over." },
  { keys: "End", does: "The last entry." },
  { keys: "B (any letter)", does: "The next entry that starts with what is typed." },
  { keys: "ArrowRight", rtlKeys: "ArrowLeft", does: "Opens the submenu of the entry." },
  { keys: "ArrowLeft", rtlKeys: "ArrowRight", does: "Closes the submenu." },
  { keys: "Space", does: "Turns a checked entry over, and the menu stays. Enter does as well." },
  { keys: "Enter", does: "Chooses the entry and closes." },
  { keys: "Escape", does: "Closes; focus returns to the trigger." },
] as const;
