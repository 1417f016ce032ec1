export const keyboard = [
  { keys: "Enter", does: "In a text field: sends the form; with invalid fields the focus moves to the summary" },
  { keys: "Tab", does: "Leaves the field, which is then validated; from the summary: goes to its links" },
] as const;
