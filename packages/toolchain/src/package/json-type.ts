function typeOf(value: unknown): string {
  if (Array.isArray(value)) return `readonly (${[...new Set(value.map(typeOf))].join(" | ") || "never"})[]`;
  if (typeof value !== "object" || value === null) return value === null ? "null" : typeof value;
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${typeOf(member)}`);
  return `{ ${members.join("; ")} }`;
}

/** The declaration of a JSON document as the compiler would infer it: a consumer need not switch on `resolveJsonModule`. */
export function jsonType(document: unknown): string {
  return `declare const document: ${typeOf(document)};\nexport default document;\n`;
}
