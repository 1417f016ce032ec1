/** What JSON says the same everywhere: amounts are text, because other readers lose digits of large numbers. */
export type CanonicalValue =
  | string
  | number
  | boolean
  | null
  | readonly CanonicalValue[]
  | { readonly [key: string]: CanonicalValue };

/** The one text of a value, as RFC 8785 writes it, for whole numbers only. Throws for any other number. */
export function canonicalJson(value: CanonicalValue): string {
  if (typeof value === "number" && !Number.isSafeInteger(value)) throw new RangeError("Only whole numbers have one text");
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const members = Object.entries(value);
  // Lines of a statement are many, and written in this order already.
  if (members.some(([key], index) => index > 0 && key < (members[index - 1]?.[0] ?? "")))
    members.sort(([one], [two]) => (one < two ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(",")}}`;
}

const isList = (value: object): value is readonly CanonicalValue[] => Array.isArray(value);
