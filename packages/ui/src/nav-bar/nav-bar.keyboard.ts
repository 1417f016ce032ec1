export const keyboard = [
  { keys: "Tab", does: "Next entry; with a menu open, into the menu and then to the entry after it." },
  { keys: "ArrowRight", rtlKeys: "ArrowLeft", does: "Next entry of the bar." },
  { keys: "ArrowLeft", rtlKeys: "ArrowRight", does: "The entry before." },
  { keys: "Enter or Space", does: "Opens the category's vendors, or closes them; follows an entry without vendors." },
  { keys: "ArrowDown", does: "From an open entry to its first vendor." },
  { keys: "Escape", does: "Closes the menu; focus returns to its entry." },
] as const;
