export const keyboard = [
  {
    keys: "Tab",
    does: "Menu (below 1080 px), brand, find a game, language, theme, then log in and register, or the account's parts.",
  },
] as const;
