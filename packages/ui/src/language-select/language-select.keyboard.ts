export const keyboard = [
  { keys: "Enter, Space or ArrowDown on the button", does: "Opens the list." },
  { keys: "ArrowDown, ArrowUp", does: "Next or previous language, round from end to start." },
  { keys: "A letter", does: "The next language whose own name starts with it." },
  { keys: "Enter or Space", does: "Chooses the language and closes." },
  { keys: "Escape", does: "Closes and changes nothing; focus returns to the button." },
] as const;
