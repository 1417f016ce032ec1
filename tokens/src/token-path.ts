import type base from "../base.json";
import type baize from "../brands/baize.json";
import type components from "../components.json";
import type semantic from "../semantic.light.json";
import type { Shadow } from "./dtcg.ts";

export type PathsOf<T, Before extends string = ""> = {
  [K in keyof T & string]: K extends `$${string}`
    ? never
    : T[K] extends { $value: unknown }
      ? `${Before}${K}`
      : PathsOf<T[K], `${Before}${K}.`>;
}[keyof T & string];

/** Every token that a brand may set, by its dotted path. */
export type TokenPath = PathsOf<typeof base> | PathsOf<typeof baize> | PathsOf<typeof semantic> | PathsOf<typeof components>;

/** `{radius.card}`: the value of another token. */
export type Alias = `{${string}}`;

export type ValueOf<P extends string> = P extends `color.${string}`
  ? `#${string}` | Alias
  : P extends `font.family.${string}`
    ? readonly string[]
    : P extends `shadow.${string}` | `${string}.shadow`
      ? "none" | Alias | readonly Shadow[]
      : P extends `motion.easing.${string}`
        ? readonly [number, number, number, number]
        : number | `${number}${"px" | "rem" | "ms"}` | Alias;

/**
 * Values of single tokens as a person writes them: `"#0e7c86"`, `999` (in the token's own unit), `"1.5rem"`, `"{radius.card}"`,
 * `"none"` for a shadow.
 */
export type Overrides = { readonly [P in TokenPath]?: ValueOf<P> };
