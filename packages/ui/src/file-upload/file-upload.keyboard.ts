export const keyboard = [
  { keys: "Tab", does: "Goes to the field, then to the buttons of each file" },
  { keys: "Space", does: "On the field: opens the system's choice of files. On a button: presses it" },
  { keys: "Enter", does: "The same as Space" },
  { keys: "Delete", does: "On a file's button: removes that file; the focus goes to the next one, or back to the field" },
  { keys: "Control+V", does: "Adds pictures from the clipboard" },
] as const;
