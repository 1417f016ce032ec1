export const keyboard = [
  { keys: "Tab", does: "Goes to the chosen part" },
  { keys: "ArrowRight", rtlKeys: "ArrowLeft", does: "Goes to the next part" },
  { keys: "ArrowLeft", rtlKeys: "ArrowRight", does: "Goes to the part before" },
  { keys: "Home", does: "Goes to the first part" },
  { keys: "End", does: "Goes to the last part" },
  { keys: "Space", does: "Chooses the part" },
] as const;
