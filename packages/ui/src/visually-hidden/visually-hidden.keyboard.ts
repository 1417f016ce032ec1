export const keyboard = [{ keys: "Tab", does: "Shows what is hidden until it has the focus (`showOnFocus`)" }] as const;
