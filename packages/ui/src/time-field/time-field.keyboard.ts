export const keyboard = [
  { keys: "Tab", does: "Goes to the next part of the time" },
  { keys: "0–9", does: "Writes the part, and goes on when it can hold no more" },
  { keys: "ArrowRight", rtlKeys: "ArrowLeft", does: "Goes to the next part" },
  { keys: "ArrowLeft", rtlKeys: "ArrowRight", does: "Goes to the part before" },
  { keys: "ArrowUp", does: "Raises the part by one" },
  { keys: "ArrowDown", does: "Lowers the part by one" },
  { keys: "Backspace", does: "Empties the part, digit by digit" },
  { keys: "a or p", does: "On the half of the day: morning or afternoon" },
] as const;
