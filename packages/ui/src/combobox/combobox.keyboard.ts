export const keyboard = [
  { keys: "ArrowDown", does: "Opens the list; in the list: goes to the next option" },
  { keys: "ArrowUp", does: "Opens the list; in the list: goes to the option before" },
  { keys: "PageDown", does: "In the list: goes ten options on" },
  { keys: "PageUp", does: "In the list: goes ten options back" },
  { keys: "Escape", does: "Closes the list and keeps the choice" },
  { keys: "a–z", does: "Opens the list with what is found, the first of it ready to be taken" },
  { keys: "Enter", does: "In the list: takes the option; the list being closed, sends the form" },
  { keys: "Tab", does: "Leaves the field; what is written counts if it names one option" },
] as const;
