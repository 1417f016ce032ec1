import type { Colour, Measure, Shadow, Token } from "../dtcg.ts";

const generic = /^(system-ui|sans-serif|serif|monospace)$/;
const byte = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, "0");
const colour = (value: Colour) => (value.alpha === undefined ? value.hex : value.hex + byte(value.alpha));
const measure = (value: Measure) => (value.value === 0 ? "0px" : `${value.value}${value.unit}`);
const shadow = (value: Shadow) =>
  `${value.inset ? "inset " : ""}${[value.offsetX, value.offsetY, value.blur, value.spread].map(measure).join(" ")} ${colour(value.color)}`;

/** The CSS writer of each `$type`; hex rather than oklch(), for old Android WebViews. */
const writers: Record<string, (value: never) => string> = {
  color: colour,
  dimension: measure,
  duration: measure,
  cubicBezier: (value: readonly number[]) => `cubic-bezier(${value.join(",")})`,
  fontFamily: (value: readonly string[]) => value.map((family) => (generic.test(family) ? family : `"${family}"`)).join(","),
  shadow: (value: readonly Shadow[]) => value.map(shadow).join(","),
  number: String,
  fontWeight: String,
};

/** A resolved token's value as CSS text. */
export function cssValue(token: Token): string {
  const write = writers[token.type];
  if (!write) throw new Error(`Tokens of type "${token.type}" cannot be written as CSS.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `type` says which writer fits which value; validate.ts has checked the pair.
  return write(token.value as never);
}
