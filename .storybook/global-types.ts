import { brandNames } from "./brand-looks.ts";
import { languages } from "./messages-of.ts";

type ToolbarIcon = "mirror" | "paintbrush" | "transfer" | "globe" | "ruler";
const toolbar = (title: string, icon: ToolbarIcon, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

/** The menus of the toolbar. */
export const globalTypes = {
  theme: toolbar("Theme", "mirror", ["light", "dark"]),
  brand: toolbar("Brand", "paintbrush", brandNames),
  direction: toolbar("Direction", "transfer", ["auto", "ltr", "rtl"]),
  language: toolbar("Language", "globe", languages),
  density: toolbar("Density", "ruler", ["brand", "compact", "roomy"]),
};
