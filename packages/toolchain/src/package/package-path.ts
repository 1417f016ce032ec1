import { relative } from "node:path";
import { root } from "../root.ts";
import type { Subject } from "./subjects.ts";

/**
 * The path of a module in the package: its own modules keep their paths under `src`; those of a private package, which cannot
 * be installed, are copied under that package's name.
 */
export function packagePath(subject: Subject, file: string): string {
  const own = relative(subject.folder, file).replaceAll("\\", "/");
  if (!own.startsWith("..")) return own.replace(/^src\//, "");
  const [, name = "", rest = ""] = /^packages\/([^/]+)\/src\/(.*)$/.exec(relative(root, file).replaceAll("\\", "/")) ?? [];
  if (!name) throw new Error(`${file} is part of ${subject.name}'s build, but has no place in it.`);
  return `private/${name}/${rest}`;
}

/** The path of a compiled module; an imported document becomes a module of its own. */
export function stemOf(place: string): string {
  return place.replace(/\.json$/, ".document").replace(/\.tsx?$/, "");
}
