export const keyboard = [
  { keys: "Shift+Enter", does: "In the message: begins a new line." },
  { keys: "Enter", does: "In the message: sends it. While an input method is open, Enter is the input method’s." },
  { keys: "Tab", does: "Goes from the message to the button that sends it." },
  { keys: "Space", does: "On a button: presses it." },
  { keys: "Home", does: "With the focus on the conversation: its beginning; arrows and Page keys scroll it too." },
  { keys: "End", does: "With the focus on the conversation: the newest message." },
] as const;
