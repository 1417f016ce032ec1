/** Shown in the docs and executed by the stories. */
export const keyboard = [
  { keys: "Tab", does: "Goes to the road." },
  { keys: "ArrowLeft", rtlKeys: "ArrowRight", does: "Scrolls to older draws, where they are wider than the frame." },
] as const;
