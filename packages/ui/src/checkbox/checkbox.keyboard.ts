export const keyboard = [{ keys: "Space", does: "Turns the choice on or off" }] as const;
