import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { at, root } from "../root.ts";
import { jsonType } from "./json-type.ts";
import { readJson, writeJson } from "./json.ts";
import { packagePath, stemOf } from "./package-path.ts";
import type { Entry, Subject } from "./subjects.ts";

/** Side-effect imports have no types, and sheets have none. */
const effect = /^import "\.[^"]*";\n/gm;
const specifier = /(from |import\()"((?:\.|@baize\/domain\/)[^"]*)"( with \{ type: "json" \})?/g;

/** Runs the compiler for what the entries import. Throws its output when they do not type-check. */
function emit(subject: Subject, entries: readonly Entry[], out: string): void {
  const settings = join(out, "tsconfig.json");
  writeJson(settings, {
    extends: join(subject.folder, "tsconfig.json"),
    files: entries.map(({ source }) => source),
    include: [],
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: root,
      // By path, because the compiler writes no declarations for installed packages.
      paths: { "@baize/domain/*": [at("packages/domain/src/*.ts")] },
      outDir: out,
    },
  });
  const { status, stdout } = spawnSync("tsc", ["-p", settings, "--pretty", "false"], { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`The types of ${subject.name} cannot be written:\n${stdout}`);
}

function sourceOf(declaration: string): string {
  const stem = at(declaration.replace(/\.d\.ts$/, ""));
  return existsSync(`${stem}.tsx`) ? `${stem}.tsx` : `${stem}.ts`;
}
const targetOf = (source: string, asked: string) =>
  asked.startsWith(".")
    ? resolve(dirname(source), asked)
    : at("packages/domain/src", `${asked.slice("@baize/domain/".length)}.ts`);

/** The compiler's text with the paths that hold in the package; documents that it reads get declarations of their own. */
function relocated(subject: Subject, folder: string, source: string, text: string): string {
  const from = dirname(packagePath(subject, source));
  return text.replace(effect, "").replace(specifier, (_, keyword: string, asked: string) => {
    const target = targetOf(source, asked);
    const found = packagePath(subject, target);
    if (target.endsWith(".json")) write(folder, `${stemOf(found)}.d.ts`, jsonType(readJson(target)));
    const path = `${stemOf(relative(from, found).replaceAll("\\", "/"))}.js`;
    return `${keyword}"${path.startsWith(".") ? path : `./${path}`}"`;
  });
}

/** Writes the declarations beside the modules. Throws where a source does not type-check. */
export function declarations(subject: Subject, entries: readonly Entry[], folder: string): void {
  // Inside the package's folder, so that the types which its settings name are found.
  const out = mkdtempSync(join(folder, "types-"));
  try {
    emit(subject, entries, out);
    for (const file of globSync("**/*.d.ts", { cwd: out })) {
      const source = sourceOf(file);
      const text = relocated(subject, folder, source, readFileSync(join(out, file), "utf8"));
      // Without an export it would not be a module, and its importer would not compile.
      write(folder, `${stemOf(packagePath(subject, source))}.d.ts`, /^export /m.test(text) ? text : `${text}export {};\n`);
    }
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function write(folder: string, place: string, text: string): void {
  mkdirSync(dirname(join(folder, place)), { recursive: true });
  writeFileSync(join(folder, place), text);
}
