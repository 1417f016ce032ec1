export const keyboard = [
  { keys: "Tab, Shift+Tab", does: "Moves through the steps and the pages." },
  {
    keys: "Enter",
    does: "Goes there; the page is read out, and focus stays or moves to the current page where the step is gone.",
  },
] as const;
