export const keyboard = [
  { keys: "Tab", does: "To the chosen tab, then to the panel." },
  { keys: "ArrowRight", rtlKeys: "ArrowLeft", does: "The next tab, round from end to start." },
  { keys: "ArrowLeft", rtlKeys: "ArrowRight", does: "The previous tab." },
  { keys: "Home, End", does: "The first or last tab." },
  { keys: "Enter or Space", does: "Chooses the tab where `activation` is manual; else arrows already did." },
] as const;
