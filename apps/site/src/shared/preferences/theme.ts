import { preference } from "./preference.ts";

export type Theme = "light" | "dark";
const isTheme = (value: string): value is Theme => value === "light" || value === "dark";
const bySystem = (): Theme => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

function apply(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

/** Light or dark: the person's choice, else the device's. */
export const theme = preference("theme", isTheme, bySystem, apply);
