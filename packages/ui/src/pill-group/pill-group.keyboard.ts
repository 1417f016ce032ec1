export const keyboard = [
  { keys: "Tab", does: "Goes to the chosen pill" },
  { keys: "ArrowRight", rtlKeys: "ArrowLeft", does: "Goes to the next pill" },
  { keys: "ArrowLeft", rtlKeys: "ArrowRight", does: "Goes to the pill before" },
  { keys: "Home", does: "Goes to the first pill" },
  { keys: "End", does: "Goes to the last pill" },
  { keys: "Space", does: "Chooses the pill" },
] as const;
