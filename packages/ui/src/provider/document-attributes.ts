import { localeDirection } from "./locale-direction.ts";

export type Direction = "ltr" | "rtl";
export type Theme = "light" | "dark";
/** `brand`: as the brand has it. */
export type Density = "brand" | "compact" | "roomy";

/** What an element says about language and look: `<html>`, or an island's own. */
export interface DocumentAttributes {
  lang: string;
  dir: Direction;
  "data-theme": Theme | undefined;
  "data-brand": string | undefined;
  "data-density": Density | undefined;
}

export interface Look {
  /** BCP 47 tag of the person's language: "hi", "ar-EG". */
  locale: string;
  /** Only where it is not that of the language. */
  dir?: Direction | undefined;
  /** Without it the document's own stays: what `themeScript` set before the first paint. */
  theme?: Theme | undefined;
  /** The name of a brand whose style sheet is loaded. Without it the document's own stays. */
  brand?: string | undefined;
  density?: Density | undefined;
}

/** The attributes of `<html>` for a page that a server renders: `<html {...documentAttributes({ locale: "ar" })}>`. */
export function documentAttributes({ locale, dir = localeDirection(locale), theme, brand, density }: Look): DocumentAttributes {
  return { lang: locale, dir, "data-theme": theme, "data-brand": brand, "data-density": density };
}
