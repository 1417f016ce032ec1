export const keyboard = [
  { keys: "Tab", does: "Goes from the password to the button that shows it" },
  { keys: "Space", does: "On the button: shows or hides the password" },
  { keys: "Enter", does: "On the button: shows or hides the password; in the password: sends the form" },
] as const;
