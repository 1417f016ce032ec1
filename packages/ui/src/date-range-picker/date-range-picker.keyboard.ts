export const keyboard = [
  {
    keys: "Enter",
    does: "On the button: opens the panel. On a period: takes it. On a day: begins the range, then ends it. In a date: applies",
  },
  { keys: "ArrowRight", rtlKeys: "ArrowLeft", does: "Goes to the next period, or the next day" },
  { keys: "ArrowLeft", rtlKeys: "ArrowRight", does: "Goes to the period before, or the day before" },
  { keys: "Tab", does: "Goes from the periods to the calendar, its days, the two dates and the buttons" },
  { keys: "ArrowDown", does: "Goes to the same day of the next week" },
  { keys: "ArrowUp", does: "Goes to the same day of the week before" },
  { keys: "PageDown", does: "Goes to the next month" },
  { keys: "PageUp", does: "Goes to the month before" },
  { keys: "Escape", does: "Closes the panel and keeps the range that was applied" },
] as const;
