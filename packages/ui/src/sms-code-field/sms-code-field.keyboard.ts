export const keyboard = [
  { keys: "Tab", does: "Goes from the code to the button that sends one" },
  { keys: "Enter", does: "On the button: asks for a code, then goes to the field; in the code: sends the form" },
  { keys: "Space", does: "On the button: asks for a code" },
  { keys: "Control+V", does: "Anywhere on the page after a code was asked for: puts the pasted code into the field" },
] as const;
