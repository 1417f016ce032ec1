import { toOklch } from "../colour/oklch.ts";
import { aliasOf, type Measure, type Token, type TokenTable } from "../dtcg.ts";
import { known } from "../known.ts";
import { paint } from "../make-ramp.ts";
import { putAt } from "../put-at.ts";
import type { Overrides } from "../token-path.ts";

type Writer = (given: unknown, usual: Token) => unknown;

const measured = /^(-?\d+(?:\.\d+)?)(px|rem|ms)$/;
const unitOf = ({ value }: Token): string => (typeof value === "object" && "unit" in value ? value.unit : "px");

function measure(given: unknown, usual: Token): unknown {
  if (typeof given === "number") return { value: given, unit: unitOf(usual) };
  const [, value, unit] = measured.exec(String(given)) ?? [];
  return value === undefined ? given : { value: Number(value), unit };
}

/** A colour as a token has it: `hex` is the given one to the letter. */
export function colourValue(given: string) {
  const hex = given.slice(0, 7).toLowerCase();
  const { l, c, h } = toOklch(hex);
  const value = { ...paint(l, c, h).$value, hex };
  return given.length === 9 ? { ...value, alpha: Math.round((Number.parseInt(given.slice(7), 16) / 255) * 1000) / 1000 } : value;
}

const px0: Measure = { value: 0, unit: "px" };
const noShadow = [{ offsetX: px0, offsetY: px0, blur: px0, spread: px0, color: { ...colourValue("#000000"), alpha: 0 } }];

/** How a value that a person writes becomes a DTCG value of each `$type`. What no writer understands stays, and is refused later. */
const writers: Readonly<Record<string, Writer>> = {
  color: (given) => (typeof given === "string" && /^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(given) ? colourValue(given) : given),
  dimension: measure,
  duration: measure,
  shadow: (given) => (given === "none" ? noShadow : given),
};

function tokenOf(path: string, given: unknown): object {
  const usual = known[path];
  if (!usual) return { $type: "unknown", $value: given };
  const literal =
    typeof given === "string" && aliasOf(given) !== undefined ? given : (writers[usual.type]?.(given, usual) ?? given);
  return { $type: usual.type, $value: literal };
}

/** Values by path as a DTCG document. */
export function overrideDocument(overrides: Overrides = {}): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [path, given] of Object.entries(overrides)) {
    putAt(root, path, tokenOf(path, given));
  }
  return root;
}

const byte = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, "0");

/** The shortest way to write a token's value: the inverse of what `overrideDocument` reads. */
export function shortValue(path: string, { type, value }: TokenTable[string]): unknown {
  if (typeof value !== "object") return value;
  if (type === "color" && "hex" in value) return value.alpha === undefined ? value.hex : value.hex + byte(value.alpha);
  const usual = known[path];
  if ("unit" in value) return usual && unitOf(usual) === value.unit ? value.value : `${value.value}${value.unit}`;
  return value;
}
