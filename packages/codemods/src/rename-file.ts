import { globSync, statSync } from "node:fs";
import type { Changed } from "./edit.ts";
import { type Options, renameCode } from "./rename-code.ts";
import { renamePage } from "./rename-page.ts";
import { renameCss, renameTokens } from "./rename-tokens.ts";

const kinds = "{ts,tsx,js,jsx,mdx,md,json,css}";
const skipped = new Set(["node_modules", "dist"]);

/** Every file of the given files and folders that a codemod reads. */
export function findFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (!statSync(path).isDirectory()) return [path];
    return globSync(`${path}/**/*.${kinds}`, { exclude: (name) => skipped.has(name.split("/").at(-1) ?? "") }).toSorted();
  });
}

/** Changes one file by its kind. JSON counts only where it holds tokens. */
export function renameFile(file: string, text: string, options: Options = {}): Changed {
  if (file.endsWith(".json")) return text.includes('"color"') ? renameTokens(text) : { text, count: 0 };
  if (file.endsWith(".css")) return renameCss(text);
  if (file.endsWith(".md") || file.endsWith(".mdx")) return renamePage(text, options);
  return renameCode(file, text, options);
}
