function group(parent: Record<string, unknown>, key: string): Record<string, unknown> {
  const found = parent[key];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made below, never from outside
  if (typeof found === "object" && found !== null) return found as Record<string, unknown>;
  const made: Record<string, unknown> = {};
  parent[key] = made;
  return made;
}

/** Puts a token at its path of a document, within the groups of the path. */
export function putAt(document: Record<string, unknown>, path: string, token: object): void {
  const keys = path.split(".");
  let at = document;
  for (const key of keys.slice(0, -1)) at = group(at, key);
  at[keys.at(-1) ?? ""] = token;
}
