import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { EngineName } from "../engines/table.ts";
import { type Bundle, bundleScripts } from "./bundle.ts";

const SOURCE = join(import.meta.dirname, "..");
const MATCHES: readonly EngineName[] = ["football", "cricket", "tennis", "kabaddi", "esports"];
const DRAWS: readonly EngineName[] = ["digits", "race"];
const MARKETS = [...MATCHES, ...DRAWS];
const ROOMS: readonly EngineName[] = ["pattiroom", "rummyroom"];
const FIELDS: readonly EngineName[] = ["mines", "hilo"];

interface Sheet {
  readonly name: string;
  /** The engines whose pages need it; absent where all do. A page without an engine has every sheet. */
  readonly engines?: readonly EngineName[];
}

/** The sheets in the order in which one overrides another. */
const SHEETS: readonly Sheet[] = [
  { name: "faces" },
  { name: "brands" },
  { name: "base" },
  { name: "palettes" },
  { name: "board" },
  { name: "table" },
  { name: "pot" },
  { name: "minis" },
  { name: "mines", engines: FIELDS },
  { name: "hilo", engines: FIELDS },
  { name: "pattiroom", engines: ROOMS },
  { name: "rummyroom", engines: ROOMS },
  { name: "pond", engines: ["fish"] },
  { name: "fish", engines: ["fish"] },
  { name: "minis-small" },
  { name: "shared" },
  { name: "matches", engines: MARKETS },
  { name: "live", engines: MARKETS },
  { name: "series", engines: MARKETS },
  { name: "draws", engines: DRAWS },
  { name: "lobby" },
  { name: "dialogs" },
  { name: "verify" },
];
const ALL = "style.css";
const COMMON = "style-common.css";

const ownSheets = (engine: EngineName) => SHEETS.flatMap(({ name, engines }) => (engines?.includes(engine) ? [name] : []));

/** The name of the style of an engine's pages: engines that need the same sheets have the same. */
function styleOf(engine: EngineName): string {
  const own = ownSheets(engine);
  return own.length === 0 ? COMMON : `style-${own.join("-")}.css`;
}

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
  /** The name of the style of pages of an engine, or of those that have none. */
  readonly styleOf: (engine?: EngineName) => string;
}

const typeOf = (path: string): string =>
  path.endsWith(".map") ? "application/json; charset=utf-8" : "text/javascript; charset=utf-8";

/** A style sheet without comments and indents, which no player reads. */
const withoutComments = (style: string): string => style.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/\n\s*/g, "\n");

function textsWith(bundle: Bundle): Map<string, { type: string; text: string }> {
  const files = new Map([...bundle.files].map(([path, text]) => [path, { type: typeOf(path), text }]));
  const texts = new Map(
    SHEETS.map(({ name }) => [name, withoutComments(readFileSync(join(SOURCE, `web/style/${name}.css`), "utf8"))]),
  );
  const addStyle = (path: string, isIn: (sheet: Sheet) => boolean) => {
    const parts = SHEETS.filter(isIn).map(({ name }) => texts.get(name));
    files.set(path, { type: "text/css; charset=utf-8", text: parts.join("\n") });
  };
  addStyle(ALL, () => true);
  addStyle(COMMON, ({ engines }) => !engines);
  for (const engine of SHEETS.flatMap(({ engines = [] }) => engines))
    addStyle(styleOf(engine), ({ engines }) => engines?.includes(engine) ?? true);
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
  return {
    version: hash.digest("hex").slice(0, 16),
    files,
    scriptsOf: bundle.scriptsOf,
    styleOf: (engine) => (engine ? styleOf(engine) : ALL),
  };
}
