export const keyboard = [
  { keys: "Enter", does: "On the button: opens the calendar; in it: chooses the day" },
  { keys: "ArrowRight", rtlKeys: "ArrowLeft", does: "Goes to the next day" },
  { keys: "ArrowLeft", rtlKeys: "ArrowRight", does: "Goes to the day before" },
  { keys: "ArrowDown", does: "Goes to the same day of the next week" },
  { keys: "ArrowUp", does: "Goes to the same day of the week before" },
  { keys: "PageDown", does: "Goes to the next month" },
  { keys: "PageUp", does: "Goes to the month before" },
  { keys: "Escape", does: "Closes the calendar and keeps the date" },
] as const;
