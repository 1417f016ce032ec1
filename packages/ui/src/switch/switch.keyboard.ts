export const keyboard = [{ keys: "Space", does: "Turns the setting on or off at once" }] as const;
