import { hasUnsafeCharacters } from "@baize/domain/field/unsafe";

/** Paths of the strings inside `value` that hold a character which no store or reader takes. */
export function unsafePaths(value: unknown, path = ""): string[] {
  if (typeof value === "string") return hasUnsafeCharacters(value) ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unsafePaths(inner, path ? `${path}.${key}` : key));
}
