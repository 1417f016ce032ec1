/** Shown in the docs and executed by the stories. */
export const keyboard = [
  { keys: "Tab", does: "Goes to the slider." },
  { keys: "ArrowRight", rtlKeys: "ArrowLeft", does: "A larger prize and a smaller rebate." },
  { keys: "ArrowLeft", rtlKeys: "ArrowRight", does: "A smaller prize and a larger rebate." },
  { keys: "Home", does: "The largest rebate." },
  { keys: "End", does: "The largest prize." },
] as const;
