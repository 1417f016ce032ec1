export const keyboard = [
  { keys: "Enter", does: "Starts the check, or starts it again" },
  { keys: "Space", does: "Starts the check, or starts it again" },
] as const;
