import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Consumer } from "../consumer.ts";
import { installedNames } from "../api/report.ts";
import { hiddenTypes } from "../names/declared-names.ts";
import { pageNames, pageProblems } from "../names/page-names.ts";
import { type Subject, subjects } from "../subjects.ts";

/** Every type that a public signature names can be imported. */
export function signatureProblems(consumer: Consumer, { name }: Subject): string[] {
  const folder = consumer.installed(name);
  return [...hiddenTypes(folder, installedNames(folder))];
}

/** Everything that a page of the kit names can be imported. */
export function pageImportProblems(consumer: Consumer): string[] {
  const [, ui] = subjects;
  const folder = consumer.installed(ui.name);
  const names = pageNames(folder, installedNames(folder));
  return globSync("src/**/*.mdx", { cwd: ui.folder })
    .toSorted()
    .flatMap((page) => pageProblems(page, readFileSync(join(ui.folder, page), "utf8"), names));
}
