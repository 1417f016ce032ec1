import { copyFileSync, existsSync, globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brands } from "@baize/tokens/brands";
import { brandCss } from "@baize/tokens/css";
import { bundle } from "./bundle.ts";
import { declarations } from "./declarations.ts";
import { writeJson } from "./json.ts";
import { publishedManifest } from "./manifest.ts";
import { entriesOf, type Subject, subjects } from "./subjects.ts";

/** A brand is published twice: as its sheet, for a page, and as its documents, for the author of the next brand. */
function brandFiles(subject: Subject, folder: string): string[] {
  const documents = globSync("brands/*.json", { cwd: subject.folder }).toSorted();
  mkdirSync(join(folder, "brands"), { recursive: true });
  for (const file of documents) copyFileSync(join(subject.folder, file), join(folder, file));
  return [
    ...documents,
    ...brands.map((brand) => {
      const file = `brands/${brand.name}.css`;
      writeFileSync(join(folder, file), `${brandCss(brand)}\n`);
      return file;
    }),
  ];
}

/** For people and for machines that read the installed package. */
function papers(subject: Subject, folder: string): string[] {
  const offered = ["components.json", "llms.txt"].filter((file) => existsSync(join(subject.folder, file)));
  for (const file of ["README.md", "CHANGELOG.md", ...offered])
    if (existsSync(join(subject.folder, file))) copyFileSync(join(subject.folder, file), join(folder, file));
  return offered;
}

async function buildPackage(subject: Subject): Promise<string> {
  const folder = join(subject.folder, "dist");
  const entries = entriesOf(subject);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await bundle(subject, entries, folder);
  declarations(subject, entries, folder);
  const files = [...(subject.name === "@baize/tokens" ? brandFiles(subject, folder) : []), ...papers(subject, folder)];
  writeJson(join(folder, "package.json"), publishedManifest(subject, entries, files));
  return folder;
}

/** Builds both packages into their git-ignored `dist`, ready to be packed. Throws where a source does not compile. */
export async function buildPackages(): Promise<void> {
  for (const subject of subjects) console.log(`${subject.name}: ${dirname(await buildPackage(subject))}/dist`);
}
