import { globSync } from "node:fs";
import { at } from "../root.ts";
import { readOwnJson } from "./json.ts";

/** The published packages; each comes after those that it needs. */
export const subjects = [
  { name: "@baize/tokens", folder: at("tokens") },
  { name: "@baize/ui", folder: at("packages/ui") },
] as const;
export type Subject = (typeof subjects)[number];

/** The fields of a package.json that the build reads. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly exports: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional: boolean }>>;
  readonly publishConfig?: { readonly exclude?: readonly string[] };
}
export interface Entry {
  /** As a consumer writes it after the package's name: `./button`. */
  readonly subpath: string;
  /** Absolute path of the module. */
  readonly source: string;
}

/** A package.json of this repository; pnpm has checked its form. */
export function manifestOf(subject: Subject): Manifest {
  return readOwnJson<Manifest>(`${subject.folder}/package.json`);
}

const notShipped = /\.(test|stories|keyboard|example)\.tsx?$/;

/** Node replaces each `*` of the target by the same text. */
function expand(folder: string, subpath: string, target: string): Entry[] {
  const before = target.slice(2, target.indexOf("*"));
  const after = target.slice(target.lastIndexOf("*") + 1);
  return globSync(target.slice(2), { cwd: folder }).flatMap((file) => {
    const name = file.slice(before.length).split("/")[0] ?? "";
    const star = name.endsWith(after) ? name.slice(0, -after.length) : name;
    const fits = target.slice(2).replaceAll("*", star) === file && !notShipped.test(file);
    return fits ? [{ subpath: subpath.replace("*", star), source: `${folder}/${file}` }] : [];
  });
}

/**
 * Every subpath that a package exports, from its `exports` and its folders, so that a new component needs no line.
 * `publishConfig.exclude` names the subpaths of the workspace alone: tools that run at build time.
 */
export function entriesOf(subject: Subject): readonly Entry[] {
  const { exports, publishConfig } = manifestOf(subject);
  const hidden = new Set(publishConfig?.exclude);
  const all = Object.entries(exports).flatMap(([subpath, target]) =>
    target.includes("*")
      ? expand(subject.folder, subpath, target)
      : [{ subpath, source: `${subject.folder}/${target.slice(2)}` }],
  );
  const unique = new Map(all.filter(({ subpath }) => !hidden.has(subpath)).map((entry) => [entry.subpath, entry]));
  return [...unique.values()].toSorted((one, two) => one.subpath.localeCompare(two.subpath, "en"));
}
