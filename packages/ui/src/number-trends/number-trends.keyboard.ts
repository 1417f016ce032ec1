/** Shown in the docs and executed by the stories. */
export const keyboard = [
  { keys: "Tab", does: "Goes to the measure, then to the chart's table button." },
  { keys: "ArrowRight", rtlKeys: "ArrowLeft", does: "In the measure: the next one; Space chooses it." },
] as const;
