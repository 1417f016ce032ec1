import { type Density, documentAttributes, type Theme } from "@baize/ui/provider/document-attributes";

export const initialGlobals = { theme: "light", brand: "baize", direction: "auto", language: "en", density: "brand" };

export interface Look {
  readonly theme: Theme;
  readonly brand: string;
  readonly direction: "ltr" | "rtl";
  /** What the toolbar names; undefined where the direction follows the language. */
  readonly chosenDirection: "ltr" | "rtl" | undefined;
  readonly language: string;
  readonly density: Density;
}

const text = (value: unknown, fallback: string) => (typeof value === "string" ? value : fallback);

/** The toolbar's choices as one look; `auto` direction follows the language. */
export function lookOf(globals: Record<string, unknown>): Look {
  const language = text(globals.language, "en");
  const byLanguage = documentAttributes({ locale: language }).dir;
  const chosenDirection = globals.direction === "rtl" || globals.direction === "ltr" ? globals.direction : undefined;
  return {
    theme: globals.theme === "dark" ? "dark" : "light",
    brand: text(globals.brand, "baize"),
    direction: chosenDirection ?? byLanguage,
    chosenDirection,
    language,
    density: globals.density === "compact" || globals.density === "roomy" ? globals.density : "brand",
  };
}

/** Changes the document's look around what is mounted: for docs pages, and for audits, because a component may depend on nothing else. */
export function applyLook(look: Omit<Look, "chosenDirection">): void {
  const root = document.documentElement;
  root.dataset.theme = look.theme;
  root.dataset.brand = look.brand;
  root.dataset.density = look.density;
  root.dir = look.direction;
  root.lang = look.language;
}
