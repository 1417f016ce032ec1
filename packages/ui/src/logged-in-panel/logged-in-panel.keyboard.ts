export const keyboard = [
  { keys: "Tab", does: "Balance, deposit, withdraw, inbox, account, in reading order." },
  { keys: "Enter or Space on the account", does: "Opens the account menu; its first entry has focus." },
  { keys: "ArrowDown, ArrowUp", does: "Next or previous entry of the menu." },
  { keys: "Enter", does: "Follows the entry." },
  { keys: "Escape", does: "Closes the menu; focus returns to the account." },
] as const;
