/** A part that is written already, to the byte as `canonicalJson` would write it. */
export class CanonicalText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What JSON says the same everywhere: amounts are text, because other readers lose digits of large numbers. */
export type CanonicalValue =
  | string
  | number
  | boolean
  | null
  | CanonicalText
  | readonly CanonicalValue[]
  | { readonly [key: string]: CanonicalValue };

/** The one text of a value, as RFC 8785 writes it, for whole numbers only. Throws for any other number. */
export function canonicalJson(value: CanonicalValue): string {
  if (typeof value === "number" && !Number.isSafeInteger(value)) throw new RangeError("Only whole numbers have one text");
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (value instanceof CanonicalText) return value.text;
  if (isList(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const members = Object.entries(value);
  const sorted = members.toSorted(([one], [two]) => (one < two ? -1 : 1));
  return `{${sorted.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(",")}}`;
}

const isList = (value: object): value is readonly CanonicalValue[] => Array.isArray(value);
