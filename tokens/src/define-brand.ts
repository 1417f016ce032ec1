import base from "../base.json" with { type: "json" };
import semanticDark from "../semantic.dark.json" with { type: "json" };
import semanticLight from "../semantic.light.json" with { type: "json" };
import type { Brand, BrandSource } from "./brand.ts";
import { brandProblems } from "./brand-problems.ts";
import { contrastFailures, failureText } from "./contrast/problems.ts";
import { flatten, resolve, type Token, type TokenTable } from "./dtcg.ts";

function settle(table: TokenTable): TokenTable {
  return Object.fromEntries(Object.keys(table).map((path): [string, Token] => [path, resolve(table, path)]));
}

/**
 * Merges a brand's own tokens with the base and the roles, and resolves every alias. It does not check contrast, for a tool
 * that shows failures while a brand is being made; everything else uses `defineBrand`. Throws one error that lists, by its
 * path, every token that is missing, unknown, malformed or an alias to nothing.
 */
export function draftBrand(source: BrandSource): Brand {
  const own = flatten(source.tokens);
  const layers = (roles: object, extra: object): TokenTable => ({
    ...flatten(base),
    ...flatten(roles),
    ...own,
    ...flatten(extra),
  });
  const light = layers(semanticLight, source.light);
  const dark = layers(semanticDark, source.dark);
  const problems = brandProblems(source, { light, dark });
  if (problems.length > 0) throw new Error(`Brand "${source.name}" cannot be used:\n  ${problems.join("\n  ")}`);
  return { name: source.name, title: source.title, mark: source.mark, table: { light: settle(light), dark: settle(dark) } };
}

/**
 * A complete brand: `brandCss` of `@baize/tokens/css` writes its style sheet. Throws one error that lists all problems: a token
 * that is missing, unknown or not a value of its `$type`; an alias that leads nowhere; and each pair of colours below the
 * contrast of WCAG 2.2 AA (1.4.3 for text, 1.4.11 for parts), with the nearest colour that passes.
 */
export function defineBrand(source: BrandSource): Brand {
  const brand = draftBrand(source);
  const failures = contrastFailures(brand);
  if (failures.length > 0)
    throw new Error(`Brand "${source.name}" is hard to read:\n  ${failures.map(failureText).join("\n  ")}`);
  return brand;
}
