/** Shown in the docs and executed by the stories. Banner's is the same: it is a carousel. */
export const keyboard = [
  { keys: "ArrowRight", rtlKeys: "ArrowLeft", does: "On previous or next: brings what follows into view." },
  { keys: "ArrowLeft", rtlKeys: "ArrowRight", does: "On previous or next: brings what came before into view." },
  { keys: "Enter", does: "On previous or next: brings those slides into view. Focus stays where it is." },
  { keys: "Tab", does: "Goes through what can be pressed in the slides in view, then previous, next." },
] as const;
