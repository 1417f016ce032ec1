export const keyboard = [
  { keys: "Tab", does: "Goes through the links to the fields that have errors" },
  { keys: "Enter", does: "On a link: goes to its field" },
] as const;
