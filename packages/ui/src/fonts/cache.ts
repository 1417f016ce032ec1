import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildFace, packageFile } from "./build-face.ts";
import { faceCss, fallbackCss } from "./css.ts";
import { FACES } from "./face-table.ts";
import { fallbacks } from "./fallback.ts";

const ROOT = join(import.meta.dirname, "../../../../node_modules/.cache/baize-fonts");

const TOOLS = ["sfnt", "shape", "subset", "woff2"];

/** Changes with the recipes, with the code that follows them and with the fonts themselves. */
function fingerprint(): string {
  const code = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".ts") && !name.includes(".test."));
  const hash = createHash("sha256");
  for (const name of code.toSorted()) hash.update(readFileSync(join(import.meta.dirname, name)));
  for (const name of TOOLS) hash.update(readFileSync(fileURLToPath(import.meta.resolve(`@baize/tokens/font/${name}`))));
  for (const name of new Set(FACES.map((row) => row.from))) hash.update(readFileSync(packageFile(name, "package.json")));
  return hash.digest("hex").slice(0, 12);
}

async function fill(folder: string): Promise<void> {
  const rules: string[] = [];
  for (const row of FACES) {
    writeFileSync(join(folder, `${row.id}.woff2`), await buildFace(row));
    // Never as a data address: a strict content policy lets fonts come from the site only.
    rules.push(faceCss(row, `./${row.id}.woff2?no-inline`));
  }
  rules.push(...(await fallbacks()).map((fallback) => fallbackCss(fallback)));
  writeFileSync(join(folder, "faces.css"), `${rules.join("\n")}\n`);
  const names = FACES.map((row, index) => ({ id: row.id, name: `file${index}` }));
  const imports = names.map(({ id, name }) => `import ${name} from "./${id}.woff2?url&no-inline";`);
  const entries = names.map(({ id, name }) => `  "${id}": ${name},`);
  writeFileSync(join(folder, "files.js"), `${imports.join("\n")}\nexport const files = {\n${entries.join("\n")}\n};\n`);
}

let made: Promise<string> | undefined;

async function make(): Promise<string> {
  const folder = join(ROOT, fingerprint());
  if (existsSync(folder)) return folder;
  mkdirSync(ROOT, { recursive: true });
  const unfinished = mkdtempSync(join(ROOT, "unfinished-"));
  await fill(unfinished);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process was first, with the same result.
    rmSync(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** The folder with the font files, `faces.css` and `files.js`: made once, kept under `node_modules/.cache`. */
export function fontFolder(): Promise<string> {
  made ??= make();
  return made;
}
