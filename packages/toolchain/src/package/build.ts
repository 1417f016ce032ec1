import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brands } from "@baize/tokens/brands";
import { brandCss } from "@baize/tokens/css";
import { bundle } from "./bundle.ts";
import { declarations } from "./declarations.ts";
import { writeJson } from "./json.ts";
import { publishedManifest } from "./manifest.ts";
import { type Entry, entriesOf, type Subject, subjects } from "./subjects.ts";

/** Each brand's sheet, for a page without a build. */
function brandSheets(folder: string): string[] {
  return brands.map((brand) => {
    const file = `brands/${brand.name}.css`;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${brandCss(brand)}\n`);
    return file;
  });
}

/** Documents that a package exports unchanged. */
function copied(folder: string, documents: readonly Entry[]): string[] {
  return documents.map(({ subpath, source }) => {
    const file = subpath.slice(2);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(source, join(folder, file));
    return file;
  });
}

/** Files for readers of the installed package, people and tools. */
function papers(subject: Subject, folder: string): void {
  for (const file of ["README.md", "CHANGELOG.md", "components.json", "accessibility.json", "llms.txt", "oxlint.json"])
    if (existsSync(join(subject.folder, file))) copyFileSync(join(subject.folder, file), join(folder, file));
}

async function buildPackage(subject: Subject): Promise<string> {
  const folder = join(subject.folder, "dist");
  const { documents = [], modules: entries = [] } = Object.groupBy(entriesOf(subject), ({ source }) =>
    source.endsWith(".json") ? "documents" : "modules",
  );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await bundle(subject, entries, folder);
  declarations(subject, entries, folder);
  const sheets = subject.name === "@baize/tokens" ? brandSheets(folder) : [];
  const files = [...copied(folder, documents), ...sheets];
  papers(subject, folder);
  writeJson(join(folder, "package.json"), publishedManifest(subject, entries, files));
  return folder;
}

/** Builds both packages into their git-ignored `dist`, ready to be packed. Throws where a source does not compile. */
export async function buildPackages(): Promise<void> {
  for (const subject of subjects) console.log(`${subject.name}: ${dirname(await buildPackage(subject))}/dist`);
}
