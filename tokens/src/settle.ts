import type { BrandSource } from "./brand.ts";
import { flatten, resolve, type Token, type TokenTable } from "./dtcg.ts";
import { layersOf } from "./known.ts";
import type { Mode } from "./modes.ts";

/** The brand's tokens over those that every brand begins with, aliases not yet followed. */
export function layered(source: Pick<BrandSource, "tokens" | "light" | "dark">): Readonly<Record<Mode, TokenTable>> {
  const own = flatten(source.tokens);
  return {
    light: { ...layersOf.light, ...own, ...flatten(source.light) },
    dark: { ...layersOf.dark, ...own, ...flatten(source.dark) },
  };
}

/** The same with every alias followed. */
export function settle(table: TokenTable): TokenTable {
  return Object.fromEntries(Object.keys(table).map((path): [string, Token] => [path, resolve(table, path)]));
}
