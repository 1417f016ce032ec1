export const keyboard = [
  { keys: "Tab", does: "Goes into the group, and out of it again" },
  { keys: "ArrowRight", rtlKeys: "ArrowLeft", does: "Goes to the next choice" },
  { keys: "ArrowLeft", rtlKeys: "ArrowRight", does: "Goes to the choice before" },
  { keys: "Home", does: "Goes to the first choice" },
  { keys: "End", does: "Goes to the last choice" },
  { keys: "Space", does: "Puts the choice on or off" },
] as const;
