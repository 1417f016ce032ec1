import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const SOURCE = join(import.meta.dirname, "..");
/** The files that a browser may load: these folders and files of the source, without the engines' `page.ts` and `labels.ts`, with which the server writes pages. */
const MODULES = ["web", "engines", "fair", "play/contract.ts", "amounts.ts"];
const STYLES = ["brands", "base", "palettes", "board", "table", "minis", "shared", "dialogs", "verify"];

export interface Asset {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly brotli?: Uint8Array<ArrayBuffer>;
}

export interface Assets {
  /** Changes with any byte of any asset. It is part of each address, so that answers may be cached for ever. */
  readonly version: string;
  readonly files: ReadonlyMap<string, Asset>;
}

function modulesIn(path: string): string[] {
  if (path.endsWith(".ts")) return [path];
  const found = readdirSync(join(SOURCE, path), { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && !/^(page|labels)\.ts$|\.test\.ts$/.test(entry.name))
    .map((entry) => relative(SOURCE, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

const read = (path: string): string => readFileSync(join(SOURCE, path), "utf8");

function texts(): Map<string, { type: string; text: string }> {
  const files = new Map<string, { type: string; text: string }>();
  for (const path of MODULES.flatMap(modulesIn))
    files.set(path, { type: "text/javascript; charset=utf-8", text: stripTypeScriptTypes(read(path)) });
  const style = STYLES.map((name) => read(`web/style/${name}.css`)).join("\n");
  files.set("style.css", { type: "text/css; charset=utf-8", text: style });
  return files;
}

const compress = promisify(brotliCompress);
const plain = (bytes: Buffer): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes);

/** Browser code is TypeScript in plain modules: types are stripped here, once, and each file is stored compressed. */
export async function buildAssets(): Promise<Assets> {
  const files = new Map<string, Asset>();
  const hash = createHash("sha256");
  for (const [path, { type, text }] of texts()) {
    hash.update(path).update(text);
    const body = Buffer.from(text);
    const brotli = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
    files.set(path, { type, body: plain(body), brotli: plain(brotli) });
  }
  for (const name of readdirSync(join(SOURCE, "fonts")).filter((each) => /\.(woff2|txt)$/.test(each))) {
    const body = readFileSync(join(SOURCE, "fonts", name));
    hash.update(name).update(body);
    files.set(`fonts/${name}`, { type: name.endsWith(".txt") ? "text/plain; charset=utf-8" : "font/woff2", body: plain(body) });
  }
  return { version: hash.digest("hex").slice(0, 16), files };
}
