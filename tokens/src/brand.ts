import type { BrandFont } from "./font/brand-font.ts";
import type { BrandTokens } from "./brand-tokens.ts";
import type { TokenTable } from "./dtcg.ts";
import type { Mode } from "./modes.ts";

export type { BrandTokens, Filled } from "./brand-tokens.ts";
export type { Colour, Measure, Shadow, Token, TokenTable, TokenValue } from "./dtcg.ts";

/** A brand's definition, token by token. `BrandRecipe` is the short form, which a person writes. */
export interface BrandSource {
  /** The value of `data-brand` and the file name: lower-case letters and digits. */
  readonly name: string;
  /** The name for people. */
  readonly title: string;
  /** SVG: shapes in a 34 × 34 box, or a whole `<svg>`. With two colours or more it keeps its own. */
  readonly mark: string;
  /** Whether the mark holds the brand's name. */
  readonly wordmark?: boolean | undefined;
  /** The brand's own font. */
  readonly font?: BrandFont | undefined;
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
  readonly wordmark?: boolean | undefined;
  readonly font?: BrandFont | undefined;
  /** Every token of one mode with its aliases followed. */
  readonly table: Readonly<Record<Mode, TokenTable>>;
}
