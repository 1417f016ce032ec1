export const keyboard = [
  { keys: "Space", does: "Opens the system's list" },
  { keys: "ArrowDown", does: "Goes to the next option" },
  { keys: "a–z", does: "Goes to the option that begins with what is typed" },
] as const;
