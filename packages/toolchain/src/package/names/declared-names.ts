import { join, relative } from "node:path";
import { exportOf, type Place, type Reader, reader } from "./module.ts";
import { usesOf } from "./uses.ts";

const keyOf = ({ file, name }: Place) => `${file}#${name}`;

/** The public names of a package: for each subpath with a declaration file, where each of its exports is declared. */
export interface PublicNames {
  readonly open: Reader;
  /** Subpath → exported name → its declaration. */
  readonly entries: ReadonlyMap<string, ReadonlyMap<string, Place>>;
  readonly isPublic: (place: Place) => boolean;
}

/** `types` has the declaration file of each subpath, relative to the folder. */
export function publicNames(folder: string, types: Readonly<Record<string, string>>): PublicNames {
  const open = reader();
  const entries = new Map(
    Object.entries(types).map(([subpath, target]) => {
      const file = join(folder, target);
      const names = [...open(file).exported.keys()].flatMap((name) => {
        const place = exportOf(open, { file, name });
        return place ? [[name, place] as const] : [];
      });
      return [subpath, new Map(names)] as const;
    }),
  );
  const known = new Set([...entries.values()].flatMap((names) => [...names.values()].map(keyOf)));
  return { open, entries, isPublic: (place) => known.has(keyOf(place)) };
}

/** Types which the exports of a package name in their signatures and which no subpath exports. */
export function hiddenTypes(folder: string, { open, entries, isPublic }: PublicNames): readonly string[] {
  const found = new Map<string, Set<string>>();
  const look = (place: Place, said: string, seen: Set<string>): void => {
    if (seen.has(keyOf(place))) return;
    seen.add(keyOf(place));
    for (const { place: used, base } of usesOf(open, place.file, open(place.file).declared.get(place.name) ?? [])) {
      if (isPublic(used)) continue;
      // The members of a base are members of the exported type: what they name counts, the name of the base does not.
      if (base) look(used, said, seen);
      else found.set(keyOf(used), (found.get(keyOf(used)) ?? new Set()).add(said));
    }
  };
  for (const [subpath, names] of entries)
    for (const [name, place] of names) look(place, `${subpath.slice(2)} (${name})`, new Set());
  return [...found].map(([key, users]) => {
    const [file = "", name = ""] = key.split("#");
    const [first = "", ...others] = users;
    const more = others.length > 0 ? ` and ${others.length} more` : "";
    return `${name} of ${relative(folder, file).replace(/\.d\.ts$/, "")} has no subpath, and ${first}${more} names it`;
  });
}
