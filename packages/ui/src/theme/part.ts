import { style, type StyleRule } from "@vanilla-extract/css";
import { components } from "./layers.css.ts";

/** The rule of one component part, in the `components` layer. For .css.ts files only. */
export function part(rule: StyleRule, debugId?: string): string {
  return style({ "@layer": { [components]: rule } }, debugId);
}

/** One class for each row of a closed set: `parts({ neutral: …, accent: … })`, read as `tones[tone]`. */
export function parts<Key extends string>(
  rules: Readonly<Record<Key, StyleRule>>,
  debugId?: string,
): Readonly<Record<Key, string>> {
  const entries = Object.entries<StyleRule>(rules).map(([key, rule]) => [key, part(rule, debugId ? `${debugId}_${key}` : key)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the keys that the argument's type holds.
  return Object.fromEntries(entries) as Readonly<Record<Key, string>>;
}
