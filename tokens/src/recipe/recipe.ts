import type { BrandFont } from "../font/brand-font.ts";
import type { CornerName, PrintName } from "../css/mask.ts";
import type { Lift } from "../lift.ts";
import type { Dye } from "../make-ramp.ts";
import type { Overrides } from "../token-path.ts";
import type { Density } from "./densities.ts";

/** `#rrggbb`, or a hue and a chroma. */
export type RecipeColour = `#${string}` | Dye;

/** Four inks of one cover palette. */
export interface CoverInks {
  readonly ground: `#${string}`;
  readonly shape: `#${string}`;
  readonly spark: `#${string}`;
  readonly ink: `#${string}`;
}

export const radiusNames = ["control", "card", "panel", "cover", "tag"] as const;
export const widthNames = ["text", "heading", "figure", "button"] as const;
export const weightNames = ["text", "medium", "strong", "heading", "figure", "button"] as const;

export interface RecipeType {
  /** The family's name; the usual ones of the kit where left out. With `font`, the name in its file. */
  readonly family?: string;
  /** The brand's own font: subset, with the measures of its fallbacks. `create-brand --font` writes it. */
  readonly font?: BrandFont;
  /** Percent of the `wdth` axis, 75 to 125. */
  readonly width?: Readonly<Partial<Record<(typeof widthNames)[number], number>>>;
  /** The `wght` axis, 400 to 700. */
  readonly weight?: Readonly<Partial<Record<(typeof weightNames)[number], number>>>;
}

/**
 * A brand as a person writes it: name, mark and a few colours. Everything else has a value that follows from these, and can be
 * set: whole (`radius`, `typeface`, `density`), or one token by its path (`tokens`, or `light` and `dark` for one mode).
 */
export interface BrandRecipe {
  readonly $schema?: string;
  /** The value of `data-brand` and of the file's name: lower-case letters and digits. */
  readonly name: string;
  /** The name for people. */
  readonly title: string;
  /** SVG: shapes in a 34 × 34 box, or a whole `<svg>` of any proportion. With two colours or more it keeps its own. */
  readonly mark: string;
  /** Whether the mark holds the brand's name, so that the title is not written beside it. */
  readonly wordmark?: boolean;
  readonly colors: {
    /** The ground of bars and tables, and what acts by day. */
    readonly brand: RecipeColour;
    /** What acts on that ground, and by night. */
    readonly accent: RecipeColour;
    /** Paper, lines and words; a tint of the brand's colour where left out. */
    readonly neutral?: RecipeColour;
    /** Live, hot, destructive; red where left out. */
    readonly danger?: RecipeColour;
  };
  /** px, of everything or of each. 6 where left out. */
  readonly radius?: number | Readonly<Partial<Record<(typeof radiusNames)[number], number>>>;
  readonly typeface?: string | RecipeType;
  readonly density?: Density;
  readonly shadow?: Lift;
  /** The printed line inside edges: its corner (`round` follows the radius, `none` is no line), or its measures too, in px. */
  readonly corner?: CornerName | { readonly shape: CornerName; readonly size: number; readonly inset: number };
  /** What is printed on the brand's ground. */
  readonly print?: PrintName | { readonly name: PrintName; readonly strength: number; readonly scale: number };
  /** The edge where the brand's ground meets the page: px of its curve on a phone and on a wide screen, or one of two usual ones. */
  readonly hero?: "curved" | "straight" | { readonly narrow: number; readonly wide: number };
  /** Palettes of the games' covers: the kit's own, those turned to the brand's hue, twelve from its colours, or twelve given. */
  readonly covers?: "usual" | "turned" | "brand" | readonly CoverInks[];
  /** Single tokens by path, in both modes. */
  readonly tokens?: Overrides;
  readonly light?: Overrides;
  readonly dark?: Overrides;
}
