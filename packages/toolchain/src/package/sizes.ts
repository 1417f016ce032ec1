import { at } from "../root.ts";
import { brotliSize } from "../bench/brotli.ts";
import type { Consumer } from "./consumer.ts";
import { readOwnJson } from "./json.ts";
import { bundleEntry } from "./one-entry.ts";
import { entriesOf, subjects } from "./subjects.ts";

/** KiB after brotli, minified, without React. */
export interface Size {
  readonly js: number;
  /** The size of files loaded on demand; absent where there are none. */
  readonly lazy?: number;
  readonly css: number;
}
/** By subpath: `./button`. */
export type Sizes = Readonly<Record<string, Size>>;

export const sizesFile = at("packages/ui/sizes.json");
const ui = subjects[1];
const kib = (text: string) => (text.trim() === "" ? 0 : Math.round((brotliSize(text) / 1024) * 100) / 100);

/** The committed table: `npm run sizes -- --write` wrote it. */
export function sizesTable(): Sizes {
  return readOwnJson<Sizes>(sizesFile);
}

/** Bundles each subpath of the kit alone, as a consumer would, and measures it. */
export async function measureSizes(consumer: Consumer): Promise<Sizes> {
  const rows: [string, Size][] = [];
  for (const { subpath } of entriesOf(ui)) {
    const { code, lazyCode, css } = await bundleEntry(consumer, ui.name, subpath);
    const lazy = kib(lazyCode);
    rows.push([subpath, { js: kib(code), ...(lazy > 0 ? { lazy } : {}), css: kib(css) }]);
  }
  return Object.fromEntries(rows);
}

/** Growth beyond the table. Twenty bytes are ignored: for a tiny entry they would be 5 %. */
const share = 0.05;
const atLeast = 0.05;
const most = 0.3;

function grown(subpath: string, kind: string, before = 0, now = 0): string[] {
  // In whole hundredths, as the table is written: 20.3 − 20 is a little more than 0.3.
  const more = Math.round((now - before) * 100) / 100;
  if (more <= most && (more <= before * share || more <= atLeast)) return [];
  return [`${subpath}: ${kind} has grown from ${before} to ${now} KiB`];
}

/** Entries that are larger than the table allows. */
export function sizeProblems(table: Sizes, now: Sizes): string[] {
  const gone = Object.keys(table).filter((subpath) => !(subpath in now));
  const changed = Object.entries(now).flatMap(([subpath, size]) => {
    const before = table[subpath];
    if (!before) return [`${subpath} is not in the table`];
    return [
      ...grown(subpath, "JavaScript", before.js, size.js),
      ...grown(subpath, "lazy JavaScript", before.lazy, size.lazy),
      ...grown(subpath, "CSS", before.css, size.css),
    ];
  });
  return [...changed, ...gone.map((subpath) => `${subpath} is in the table and no longer exists`)];
}
