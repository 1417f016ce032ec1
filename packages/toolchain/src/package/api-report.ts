import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { at } from "../root.ts";
import type { Consumer } from "./consumer.ts";
import { readOwnJson } from "./json.ts";
import { type PublicNames, publicNames } from "./names/declared-names.ts";
import { manifestOf, type Subject } from "./subjects.ts";

/** The `exports` of a published package: modules have types, sheets and documents are paths. */
interface Published {
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
}

/** Every exported name of an installed package, by the subpath that a consumer writes. */
export function installedNames(folder: string): PublicNames {
  const { exports } = readOwnJson<Published>(join(folder, "package.json"));
  const modules = Object.entries(exports).flatMap(([subpath, target]) =>
    typeof target === "string" ? [] : [[subpath, target.types] as const],
  );
  return publicNames(folder, Object.fromEntries(modules));
}

const bare = (text: string) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/\/\/[^\n]*/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** A long declaration is told by its beginning and its hash: a report is to be read in a review. */
const MOST = 160;
const short = (text: string): string =>
  text.length <= MOST ? text : `${text.slice(0, MOST)}… ${createHash("sha256").update(text).digest("hex").slice(0, 12)}`;

/** One line for each exported name: where it is imported from, and its declaration without comments. */
export function apiLines({ open, entries }: Pick<PublicNames, "open" | "entries">): string[] {
  const lines = [...entries].flatMap(([subpath, names]) =>
    [...names].map(([name, place]) => {
      const text = readFileSync(place.file, "utf8");
      const said = (open(place.file).declared.get(place.name) ?? []).map(({ start, end }) => bare(text.slice(start, end)));
      return `${subpath} ${name}: ${short(said.join(" & "))}`;
    }),
  );
  return lines.toSorted((one, two) => one.localeCompare(two, "en"));
}

const reportOf = ({ folder }: Subject) => join(folder, "api.txt");
const keyOf = (line: string) => line.slice(0, line.indexOf(":"));

/** What a consumer's code can no longer rely on: names that are gone, and those that are declared otherwise. */
export function breaks(before: readonly string[], now: readonly string[]): string[] {
  const known = new Map(now.map((line) => [keyOf(line), line]));
  return before
    .filter((line) => known.get(keyOf(line)) !== line)
    .map((line) => (known.has(keyOf(line)) ? `${keyOf(line)} is declared otherwise` : `${keyOf(line)} is gone`));
}

/** The release that the waiting changesets ask for a package; the largest counts. */
function announced(name: string): "major" | "minor" | "patch" | undefined {
  const texts = globSync("*.md", { cwd: at(".changeset") }).map((file) => readFileSync(at(".changeset", file), "utf8"));
  const asked = new Set(texts.flatMap((text) => text.match(new RegExp(`^"${name}": (major|minor|patch)$`, "m"))?.[1] ?? []));
  return (["major", "minor", "patch"] as const).find((kind) => asked.has(kind));
}

/** Below 1.0 a minor release may break, by the rules of semantic versions. */
const mayBreak = ({ name, version }: { name: string; version: string }): boolean => {
  const kind = announced(name);
  return kind === "major" || (version.startsWith("0.") && kind === "minor");
};

const WAY = "npm run sizes -- --write renews the report";

/** Compares a package with its committed report. A break without a changeset that announces it is refused. */
export function apiProblems(consumer: Consumer, subject: Subject): string[] {
  const now = apiLines(installedNames(consumer.installed(subject.name)));
  if (!existsSync(reportOf(subject))) return [`${subject.name} has no api.txt: ${WAY}`];
  const before = readFileSync(reportOf(subject), "utf8").trimEnd().split("\n");
  const broken = breaks(before, now);
  if (broken.length > 0 && !mayBreak(manifestOf(subject)))
    return broken.map((line) => `${line}: a changeset must announce a breaking release of ${subject.name} (npm run changeset)`);
  return before.join("\n") === now.join("\n")
    ? []
    : [`api.txt of ${subject.name} is not current: ${WAY}`, ...broken.slice(0, 10)];
}

/** Writes the report of a package, unless that would hide a break that no changeset announces. */
export function writeApiReport(consumer: Consumer, subject: Subject): void {
  const now = apiLines(installedNames(consumer.installed(subject.name)));
  const before = existsSync(reportOf(subject)) ? readFileSync(reportOf(subject), "utf8").trimEnd().split("\n") : [];
  const broken = breaks(before, now);
  if (broken.length > 0 && !mayBreak(manifestOf(subject)))
    throw new Error(`${subject.name} breaks without a changeset that says so:\n  ${broken.join("\n  ")}`);
  writeFileSync(reportOf(subject), `${now.join("\n")}\n`);
}
