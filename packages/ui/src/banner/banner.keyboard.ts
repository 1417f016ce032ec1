/** Shown in the docs and executed by the stories. */
export const keyboard = [
  { keys: "ArrowRight", rtlKeys: "ArrowLeft", does: "On a dot, previous or next: brings the next slide into view." },
  { keys: "ArrowLeft", rtlKeys: "ArrowRight", does: "On a dot, previous or next: brings the previous slide into view." },
  { keys: "Enter", rtlKeys: "Enter", does: "On a dot, previous or next: brings that slide into view. Focus stays where it is." },
  { keys: "Tab", rtlKeys: "Tab", does: "Goes through the shown slide's own links and buttons, then previous, the dots, next." },
] as const;
