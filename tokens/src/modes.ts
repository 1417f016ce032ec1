export type Mode = "light" | "dark";
export const modes = ["light", "dark"] as const;
