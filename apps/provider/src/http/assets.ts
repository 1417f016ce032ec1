import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { type Bundle, bundleScripts } from "./bundle.ts";

const SOURCE = join(import.meta.dirname, "..");
const STYLES = [
  "faces",
  "brands",
  "base",
  "palettes",
  "board",
  "table",
  "pot",
  "minis",
  "mines",
  "hilo",
  "pattiroom",
  "rummyroom",
  "pond",
  "fish",
  "minis-small",
  "shared",
  "matches",
  "live",
  "series",
  "draws",
  "lobby",
  "dialogs",
  "verify",
];

export interface Asset {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly brotli?: Uint8Array<ArrayBuffer>;
}

export interface Assets {
  /** Changes with any byte of any asset. It is part of each address, so that answers may be cached for ever. */
  readonly version: string;
  readonly files: ReadonlyMap<string, Asset>;
  readonly scriptsOf: Bundle["scriptsOf"];
}

const typeOf = (path: string): string =>
  path.endsWith(".map") ? "application/json; charset=utf-8" : "text/javascript; charset=utf-8";

/** A style sheet without comments and indents, which no player reads. */
const withoutComments = (style: string): string => style.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/\n\s*/g, "\n");

function textsWith(bundle: Bundle): Map<string, { type: string; text: string }> {
  const files = new Map([...bundle.files].map(([path, text]) => [path, { type: typeOf(path), text }]));
  const style = STYLES.map((name) => readFileSync(join(SOURCE, `web/style/${name}.css`), "utf8")).join("\n");
  files.set("style.css", { type: "text/css; charset=utf-8", text: withoutComments(style) });
  return files;
}

const compress = promisify(brotliCompress);
/** The best is slow, and worth it for what every page loads. */
const qualityOf = (path: string): number => (path.endsWith(".map") ? 5 : constants.BROTLI_MAX_QUALITY);
const plain = (bytes: Buffer): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes);

let made: Promise<Assets> | undefined;

/** Builds the assets once a process, and stores each compressed. */
export function buildAssets(): Promise<Assets> {
  made ??= make();
  return made;
}

async function make(): Promise<Assets> {
  const bundle = await bundleScripts();
  const files = new Map<string, Asset>();
  const hash = createHash("sha256");
  for (const [path, { type, text }] of textsWith(bundle)) {
    hash.update(path).update(text);
    const body = Buffer.from(text);
    const brotli = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityOf(path) } });
    files.set(path, { type, body: plain(body), brotli: plain(brotli) });
  }
  for (const name of readdirSync(join(SOURCE, "fonts")).filter((each) => /\.(woff2|txt)$/.test(each))) {
    const body = readFileSync(join(SOURCE, "fonts", name));
    hash.update(name).update(body);
    files.set(`fonts/${name}`, { type: name.endsWith(".txt") ? "text/plain; charset=utf-8" : "font/woff2", body: plain(body) });
  }
  return { version: hash.digest("hex").slice(0, 16), files, scriptsOf: bundle.scriptsOf };
}
