export const keyboard = [
  { keys: "Enter", does: "Opens the list; in the list: chooses" },
  { keys: "ArrowDown", does: "Opens the list; in the list: goes to the next option" },
  { keys: "ArrowUp", does: "In the list: goes to the option before" },
  { keys: "End", does: "In the list: goes to the last option" },
  { keys: "Home", does: "In the list: goes to the first option" },
  { keys: "Escape", does: "Closes the list and keeps the choice" },
  { keys: "a–z", does: "Goes to the option that begins with what is typed" },
] as const;
