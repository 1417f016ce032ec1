export const keyboard = [
  { keys: "Tab", does: "Goes to the chosen option, or to the first" },
  { keys: "ArrowDown", does: "Chooses the next option, and the first after the last" },
  { keys: "ArrowUp", does: "Chooses the option before" },
] as const;
