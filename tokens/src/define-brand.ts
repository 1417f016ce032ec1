import base from "../base.json" with { type: "json" };
import semanticDark from "../semantic.dark.json" with { type: "json" };
import semanticLight from "../semantic.light.json" with { type: "json" };
import { brandProblems } from "./brand-problems.ts";
import type { BrandTokens } from "./brand-tokens.ts";
import { flatten, resolve, type Token, type TokenTable } from "./dtcg.ts";

export type Mode = "light" | "dark";
export const modes = ["light", "dark"] as const;

export interface BrandSource {
  /** The value of `data-brand` and the file name: lower-case letters and digits. */
  readonly name: string;
  /** The name as people read it. */
  readonly title: string;
  /** SVG markup of the mark in a 34 × 34 box, one colour, drawn by what is opaque. */
  readonly mark: string;
  /** DTCG document of what both modes share. */
  readonly tokens: BrandTokens;
  /** Overrides by day and by night; may be empty objects. */
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

function settle(table: TokenTable): TokenTable {
  return Object.fromEntries(Object.keys(table).map((path): [string, Token] => [path, resolve(table, path)]));
}

/**
 * Lays a brand's own tokens over the base and the roles, and follows every alias.
 * Throws one error that lists every missing, malformed or dangling token by its path.
 */
export function defineBrand(source: BrandSource): Brand {
  if (!/^[a-z][a-z0-9]*$/.test(source.name))
    throw new Error(`Brand name "${source.name}" must be lower-case letters and digits.`);
  const own = flatten(source.tokens);
  const layers = (roles: object, extra: object): TokenTable => ({
    ...flatten(base),
    ...flatten(roles),
    ...own,
    ...flatten(extra),
  });
  const light = layers(semanticLight, source.light);
  const dark = layers(semanticDark, source.dark);
  const problems = brandProblems(own, light);
  if (problems.length > 0) throw new Error(`Brand "${source.name}" cannot be used:\n  ${problems.join("\n  ")}`);
  return { name: source.name, title: source.title, mark: source.mark, table: { light: settle(light), dark: settle(dark) } };
}
