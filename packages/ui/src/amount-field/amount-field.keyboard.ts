export const keyboard = [
  { keys: "Tab", does: "Goes from the amount to “all”, then through the quick amounts" },
  { keys: "Enter", does: "On an amount: takes it; in the field: sends the form" },
  { keys: "Space", does: "On an amount: takes it" },
] as const;
