export const keyboard = [
  { keys: "Enter", does: "In a line of text: sends the form; wrong fields take the focus to their summary" },
  { keys: "Tab", does: "Leaves the field, which is then judged; from the summary: goes to its links" },
] as const;
