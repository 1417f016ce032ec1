import type { Part } from "./raw.ts";

/** Parts of one statement by their names. */
export type Parts = Readonly<Record<string, Part>>;

/** All parts under their names. Throws for a name that comes twice: one part would silently replace the other. */
export function joinParts(...groups: readonly Parts[]): Parts {
  const joined: Record<string, Part> = {};
  for (const [name, part] of groups.flatMap((group) => Object.entries(group))) {
    if (Object.hasOwn(joined, name)) throw new Error(`Two parts of one statement are called ${name}`);
    joined[name] = part;
  }
  return joined;
}
