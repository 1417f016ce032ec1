import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Consumer } from "../consumer.ts";
import { readOwnJson } from "../json.ts";
import { hiddenTypes, publicNames } from "../names/declared-names.ts";
import { pageNames, pageProblems } from "../names/page-names.ts";
import { type Subject, subjects } from "../subjects.ts";

/** The `exports` of a published package: modules have types, sheets and documents are paths. */
interface Published {
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
}

function namesOf(folder: string) {
  const { exports } = readOwnJson<Published>(join(folder, "package.json"));
  const modules = Object.entries(exports).flatMap(([subpath, target]) =>
    typeof target === "string" ? [] : [[subpath, target.types] as const],
  );
  return publicNames(folder, Object.fromEntries(modules));
}

/** Every type that a public signature names can be imported. */
export function signatureProblems(consumer: Consumer, { name }: Subject): string[] {
  const folder = consumer.installed(name);
  return [...hiddenTypes(folder, namesOf(folder))];
}

/** Everything that a page of the kit names can be imported. */
export function pageImportProblems(consumer: Consumer): string[] {
  const [, ui] = subjects;
  const folder = consumer.installed(ui.name);
  const names = pageNames(folder, namesOf(folder));
  return globSync("src/**/*.mdx", { cwd: ui.folder })
    .toSorted()
    .flatMap((page) => pageProblems(page, readFileSync(join(ui.folder, page), "utf8"), names));
}
