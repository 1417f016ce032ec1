import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { at } from "../../root.ts";
import { writeJson } from "../json.ts";
import type { Copied } from "./copied.ts";

/** What a strict application allows; the kit's own files are checked elsewhere. */
const compilerOptions = {
  target: "es2024",
  lib: ["es2024", "dom", "dom.iterable"],
  module: "esnext",
  moduleResolution: "bundler",
  moduleDetection: "force",
  jsx: "react-jsx",
  strict: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};
/** What an application has installed, and where this repository has it. */
const installed = {
  "@baize/tokens": "tokens",
  "@baize/ui": "packages/ui",
  "@types/react": "packages/ui/node_modules/@types/react",
  react: "packages/ui/node_modules/react",
  "react-router-dom": "apps/site/node_modules/react-router-dom",
};

function install(folder: string): void {
  for (const [name, from] of Object.entries(installed)) {
    const link = join(folder, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(at(from), link);
  }
}

/** The errors of each text as a module of an application, by its place: one program compiles all. */
export function compileErrors(texts: readonly Copied[]): ReadonlyMap<string, readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), "baize-copied-"));
  try {
    install(folder);
    for (const [index, { code }] of texts.entries()) writeFileSync(join(folder, `copied-${index}.tsx`), code);
    writeFileSync(join(folder, "sheets.d.ts"), 'declare module "*.css";\n');
    writeJson(join(folder, "tsconfig.json"), { compilerOptions, include: ["*.tsx", "*.d.ts"] });
    const { stdout } = spawnSync("tsc", ["-p", ".", "--singleThreaded", "--pretty", "false"], { cwd: folder, encoding: "utf8" });
    const errors = [...stdout.matchAll(/^copied-(\d+)\.tsx\(\d+,\d+\): error (.+)$/gm)];
    const byPlace = Map.groupBy(errors, ([, index]) => texts[Number(index)]?.place ?? "");
    return new Map([...byPlace].map(([place, own]) => [place, own.map(([, , error = ""]) => error)]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
