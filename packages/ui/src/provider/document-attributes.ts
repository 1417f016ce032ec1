import { localeDirection } from "./locale-direction.ts";

/** `ltr`: from left to right. `rtl`: from right to left, as Arabic, Persian and Urdu are written. */
export type Direction = "ltr" | "rtl";
/** `light`: dark text on a light ground. `dark`: light text on a dark one. */
export type Theme = "light" | "dark";
/** `brand`: as the brand has it. */
export type Density = "brand" | "compact" | "roomy";

/** What an element says about language and look: `<html>`, or an island's own. */
export interface DocumentAttributes {
  /** BCP 47 tag of the language. */
  lang: string;
  /** The direction of the language, or the one that was asked for. */
  dir: Direction;
  /** The theme that was asked for; undefined leaves that of the document. */
  "data-theme": Theme | undefined;
  /** The brand that was asked for; undefined leaves that of the document. */
  "data-brand": string | undefined;
  /** The density that was asked for; undefined leaves that around it. */
  "data-density": Density | undefined;
}

/** In which language, direction and style a page or a part of it is shown. */
export interface Look {
  /** BCP 47 tag of the person's language: "hi", "ar-EG". */
  locale: string;
  /** Only where it is not that of the language. */
  dir?: Direction | undefined;
  /** Without it the document's own stays: what `themeScript` set before the first paint. */
  theme?: Theme | undefined;
  /** The name of a brand whose style sheet is loaded. Without it the document's own stays. */
  brand?: string | undefined;
  /** How close together controls and rows are. Without it the density around it stays, or that of the brand. */
  density?: Density | undefined;
}

/** The attributes of `<html>` for a page that a server renders: `<html {...documentAttributes({ locale: "ar" })}>`. */
export function documentAttributes({ locale, dir = localeDirection(locale), theme, brand, density }: Look): DocumentAttributes {
  return { lang: locale, dir, "data-theme": theme, "data-brand": brand, "data-density": density };
}
