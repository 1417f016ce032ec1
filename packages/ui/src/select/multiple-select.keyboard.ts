export const keyboard = [
  { keys: "Tab", does: "Goes to the chips, all one stop, then to the button of the list" },
  { keys: "ArrowRight", rtlKeys: "ArrowLeft", does: "On a chip: goes to the next chip" },
  { keys: "ArrowLeft", rtlKeys: "ArrowRight", does: "On a chip: goes to the chip before" },
  { keys: "Backspace", does: "On a chip: removes it; the focus goes to the next, or to the button after the last" },
  { keys: "Delete", does: "The same" },
  { keys: "Enter", does: "Opens the list; in the list: chooses the option or takes it back" },
  { keys: "ArrowDown", does: "In the list: goes to the next option" },
  { keys: "ArrowUp", does: "In the list: goes to the option before" },
  { keys: "Space", does: "In the list: the same as Enter" },
  { keys: "Control+a", does: "In the list: chooses every option" },
  { keys: "a–z", does: "In the list: goes to the option that begins with what is typed" },
  { keys: "Escape", does: "Closes the list and keeps the choices" },
] as const;
