/** Of AvatarPicker. */
export const keyboard = [
  { keys: "Tab", does: "Goes to the chosen chip, or to the first" },
  { keys: "ArrowDown", does: "Chooses the next chip, and the first after the last" },
  { keys: "ArrowUp", does: "Chooses the chip before" },
] as const;
