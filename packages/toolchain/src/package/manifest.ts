import { readFileSync } from "node:fs";
import { at } from "../root.ts";
import { packagePath, stemOf } from "./package-path.ts";
import { type Entry, type Manifest, manifestOf, type Subject, subjects } from "./subjects.ts";

const line = /^ {2}"?([^":]+)"?: (\S+)$/gm;
/** The versions that the workspace's catalog pins. */
function catalog(): ReadonlyMap<string, string> {
  const [, rows = ""] = readFileSync(at("pnpm-workspace.yaml"), "utf8").split(/^catalog:$/m);
  return new Map([...rows.matchAll(line)].map(([, name = "", version = ""]) => [name, version]));
}

/** Dependencies with the versions that the catalog pins. */
export function ranges(dependencies: Readonly<Record<string, string>> = {}): Record<string, string> {
  const pinned = catalog();
  const versions = new Map(subjects.map((subject) => [subject.name as string, manifestOf(subject).version]));
  const published = Object.entries(dependencies).filter(([name, asked]) => asked !== "workspace:*" || versions.has(name));
  return Object.fromEntries(
    published.map(([name, asked]) => {
      const version = asked === "catalog:" ? pinned.get(name) : versions.get(name);
      if (!version) throw new Error(`Dependency ${name} ("${asked}") has neither a pinned version nor a package here.`);
      return [name, `^${version}`];
    }),
  );
}

/** One row a subpath: types first, because the first condition that fits wins. */
function exportsOf(subject: Subject, entries: readonly Entry[], files: readonly string[]): Record<string, unknown> {
  const modules = entries.map(({ subpath, source }) => {
    const stem = `./${stemOf(packagePath(subject, source))}`;
    return [subpath, { types: `${stem}.d.ts`, default: `${stem}.js` }] as const;
  });
  const plain = files.map((file) => [`./${file}`, `./${file}`] as const);
  return Object.fromEntries([...modules, ...plain, ["./package.json", "./package.json"]]);
}

/** Commands, at their compiled files. */
const binOf = (subject: Subject, bin: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(bin).map(([name, file]) => [
      name,
      `./${stemOf(packagePath(subject, `${subject.folder}/${file.slice(2)}`))}.js`,
    ]),
  );

/**
 * The package.json of the published package. In the workspace the same package is read from its source.
 * @param files what is exported beside the modules: sheets and documents, by their paths in the package
 */
export function publishedManifest(
  subject: Subject,
  entries: readonly Entry[],
  files: readonly string[],
): Record<string, unknown> {
  const from: Manifest = manifestOf(subject);
  const sheets = subject.name === "@baize/ui" ? ["**/*.css", "**/*.css.js", "./fonts/faces.js"] : ["**/*.css"];
  return {
    name: from.name,
    version: from.version,
    description: from.description,
    type: "module",
    sideEffects: sheets,
    ...(from.bin ? { bin: binOf(subject, from.bin) } : {}),
    exports: exportsOf(subject, entries, files),
    dependencies: ranges(from.dependencies),
    peerDependencies: from.peerDependencies,
    peerDependenciesMeta: from.peerDependenciesMeta,
  };
}
