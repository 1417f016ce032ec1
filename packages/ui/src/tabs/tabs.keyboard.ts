export const keyboard = [
  { keys: "Tab", does: "To the chosen tab." },
  {
    keys: "ArrowRight",
    rtlKeys: "ArrowLeft",
    does: "The next tab, round from end to start; chooses it, unless `activation` is manual.",
  },
  { keys: "ArrowLeft", rtlKeys: "ArrowRight", does: "The tab before, round from start to end." },
  { keys: "Home", does: "The first tab." },
  { keys: "End", does: "The last tab." },
  { keys: "Tab (on a tab)", does: "To the panel." },
] as const;
