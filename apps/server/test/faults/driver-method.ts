export type Ask = (this: unknown, ...query: unknown[]) => unknown;
// Passes the arguments of the drivers' methods on unchanged.
export const asAsk = (method: unknown): Ask => method as Ask;

/** The text of a statement, as both drivers take it. */
export function textOf(query: unknown): string {
  if (typeof query === "string") return query.trim();
  if (typeof query === "object" && query !== null && "text" in query) return String(query.text).trim();
  return "";
}
