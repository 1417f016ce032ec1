export const keyboard = [
  { keys: "Tab", does: "The next step or page." },
  { keys: "Shift+Tab", does: "The step or page before." },
  {
    keys: "Enter",
    does: "Goes there; the page is read out, and focus moves to the current page where the step is gone. Space does as well.",
  },
] as const;
