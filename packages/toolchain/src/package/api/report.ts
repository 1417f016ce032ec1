import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { at, root } from "../../root.ts";
import type { Consumer } from "../consumer.ts";
import { readOwnJson } from "../json.ts";
import { type PublicNames, publicNames } from "../names/declared-names.ts";
import { manifestOf, type Subject } from "../subjects.ts";
import { baseOf, FORM, linesOf } from "./base.ts";
import { unannouncedBreaks } from "./breaks.ts";
import { apiLines } from "./lines.ts";

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

const WAY = "npm run sizes -- --write renews the report";
const fileOf = ({ folder }: Subject) => join(folder, "api.txt");
const committed = (subject: Subject) =>
  existsSync(fileOf(subject)) ? linesOf(readFileSync(fileOf(subject), "utf8")) : undefined;
const waiting = () => globSync("*.md", { cwd: at(".changeset") }).map((file) => readFileSync(at(".changeset", file), "utf8"));
const refusal = ({ name }: Subject) => `a changeset must announce a breaking release of ${name} (npm run changeset)`;

/** The breaks since the base commit that no changeset of this change announces. */
function sinceBase(subject: Subject, now: readonly string[], commit: string): string[] {
  const base = baseOf(root, commit);
  const before = base.reportOf(relative(root, fileOf(subject)));
  if (before === undefined) return [];
  return unannouncedBreaks({ ...manifestOf(subject), before, now, changesets: base.changesets }).map(
    (line) => `${line} since ${commit.slice(0, 8)}: ${refusal(subject)}`,
  );
}

/**
 * Compares a package with its committed report, and with that of the base commit. An unannounced break is refused. Without
 * `BAIZE_API_BASE` there is no base commit: then any waiting changeset that allows a break excuses it, even one of an earlier change.
 */
export function apiProblems(consumer: Consumer, subject: Subject): string[] {
  const now = apiLines(installedNames(consumer.installed(subject.name)));
  const before = committed(subject);
  if (before === undefined) return [`${subject.name} has no api.txt of this form: ${WAY}`];
  const broken = unannouncedBreaks({ ...manifestOf(subject), before, now, changesets: waiting() });
  if (broken.length > 0) return broken.map((line) => `${line}: ${refusal(subject)}`);
  const base = process.env["BAIZE_API_BASE"];
  return [
    ...(before.join("\n") === now.join("\n") ? [] : [`api.txt of ${subject.name} is not current: ${WAY}`]),
    ...(base ? sinceBase(subject, now, base) : []),
  ];
}

/** Writes the report of a package, unless that would hide a break that no changeset announces. */
export function writeApiReport(consumer: Consumer, subject: Subject): void {
  const now = apiLines(installedNames(consumer.installed(subject.name)));
  const broken = unannouncedBreaks({ ...manifestOf(subject), before: committed(subject) ?? [], now, changesets: waiting() });
  if (broken.length > 0) throw new Error(`${subject.name} breaks without a changeset that says so:\n  ${broken.join("\n  ")}`);
  writeFileSync(fileOf(subject), `${[FORM, ...now].join("\n")}\n`);
}
