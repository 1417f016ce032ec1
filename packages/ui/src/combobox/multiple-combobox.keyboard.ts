export const keyboard = [
  { keys: "Tab", does: "From the chips to the input; what is written counts if it names one option" },
  { keys: "a–z", does: "Opens the list with what is found, the first of it ready to be taken" },
  { keys: "Enter", does: "In the list: takes the option, or takes it back; the list stays open" },
  { keys: "ArrowDown", does: "Opens the list; in the list: goes to the next option" },
  { keys: "ArrowUp", does: "In the list: goes to the option before" },
  { keys: "Escape", does: "Closes the list and keeps the choices" },
  { keys: "Backspace", does: "In an empty input: goes to the last chip; on a chip: removes it" },
] as const;
