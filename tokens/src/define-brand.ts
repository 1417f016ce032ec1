import base from "../base.json" with { type: "json" };
import semanticDark from "../semantic.dark.json" with { type: "json" };
import semanticLight from "../semantic.light.json" with { type: "json" };
import { flatten, resolve, type Token, type TokenTable } from "./dtcg.ts";

export type Mode = "light" | "dark";
export const modes = ["light", "dark"] as const;

export interface BrandSource {
  /** The value of `data-brand` and the file name: lower-case letters and digits. */
  readonly name: string;
  /** The name as people read it. */
  readonly title: string;
  /** DTCG document of what both modes share. */
  readonly tokens: object;
  readonly light: object;
  readonly dark: object;
}
export interface Brand {
  readonly name: string;
  readonly title: string;
  /** Every token of one mode with its aliases followed. */
  readonly table: Readonly<Record<Mode, TokenTable>>;
}

function settle(table: TokenTable): TokenTable {
  return Object.fromEntries(Object.keys(table).map((path): [string, Token] => [path, resolve(table, path)]));
}

/** Lays a brand's own tokens over the base and the roles, and follows every alias. Throws on one that leads nowhere. */
export function defineBrand(source: BrandSource): Brand {
  const own = flatten(source.tokens);
  const mode = (roles: object, extra: object) => settle({ ...flatten(base), ...flatten(roles), ...own, ...flatten(extra) });
  return {
    name: source.name,
    title: source.title,
    table: { light: mode(semanticLight, source.light), dark: mode(semanticDark, source.dark) },
  };
}
