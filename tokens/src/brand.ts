import type { BrandTokens } from "./brand-tokens.ts";
import type { TokenTable } from "./dtcg.ts";
import type { Mode } from "./modes.ts";

export type { BrandTokens, Filled } from "./brand-tokens.ts";
export type { Colour, Measure, Shadow, Token, TokenTable, TokenValue } from "./dtcg.ts";

/** A brand's definition. As JSON it is the one file that the brand studio exports. */
export interface BrandSource {
  /** The value of `data-brand` and the file name: lower-case letters and digits. */
  readonly name: string;
  /** The name for people. */
  readonly title: string;
  /** SVG markup of the mark in a 34 × 34 box, one colour, drawn by what is opaque. */
  readonly mark: string;
  /** DTCG document of the values that both modes share. */
  readonly tokens: BrandTokens;
  /** Overrides for light and dark; may be empty objects. */
  readonly light: object;
  readonly dark: object;
}
export interface Brand {
  readonly name: string;
  readonly title: string;
  readonly mark: string;
  /** Every token of one mode with its aliases followed. */
  readonly table: Readonly<Record<Mode, TokenTable>>;
}
