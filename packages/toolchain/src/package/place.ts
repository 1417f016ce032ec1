import { relative } from "node:path";
import { root } from "../root.ts";
import type { Subject } from "./subjects.ts";

/**
 * Where a module of the repository goes in the package: its own modules keep their places under `src`; those of a private
 * package are copied under that package's name, as it cannot be installed.
 */
export function placeOf(subject: Subject, file: string): string {
  const own = relative(subject.folder, file).replaceAll("\\", "/");
  if (!own.startsWith("..")) return own.replace(/^src\//, "");
  const [, name = "", rest = ""] = /^packages\/([^/]+)\/src\/(.*)$/.exec(relative(root, file).replaceAll("\\", "/")) ?? [];
  if (!name) throw new Error(`${file} is part of ${subject.name}'s build, but has no place in it.`);
  return `private/${name}/${rest}`;
}

/** The module that a source becomes in the package; a document that is imported becomes one of its own. */
export function stemOf(place: string): string {
  return place.replace(/\.json$/, ".document").replace(/\.tsx?$/, "");
}
