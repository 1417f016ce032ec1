import { pageSettings } from "../brand/page-settings.ts";
import { preference } from "./preference.ts";

export type Theme = "light" | "dark";
const isTheme = (value: string): value is Theme => value === "light" || value === "dark";
const bySystem = (): Theme => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
const ofMode = (mode = ""): Theme => (isTheme(mode) ? mode : bySystem());

const kept = preference("theme", isTheme, () => ofMode(pageSettings.mode));

/** Light or dark: the person's choice, else the brand's, else the device's. */
export const theme = {
  ...kept,
  /** The brand's mode, for people who have not chosen: light, dark or system. */
  configureMode: (mode: string): void => kept.configure(ofMode(mode)),
};
