// Measures the home page's first view in Hindi, on a small phone and a slow line, and compares it with quality.md.
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { securityHeaders } from "../../../../apps/site/security-headers.ts";
import { openBrowser } from "../browser.ts";
import { startStack } from "../stack/stack.ts";
import { kib } from "./brotli.ts";
import { type ModuleSize, moduleTable } from "./module-sizes.ts";
import { type BuiltSite, buildSite } from "./site/build-site.ts";
import { figureRows, figures } from "./site/figures.ts";
import { startFront } from "./site/front.ts";
import type { Seen } from "./site/observe.ts";
import { visit } from "./site/visit.ts";
import { textTable } from "./text-table.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    path: { type: "string", default: "/" },
    modules: { type: "boolean", default: false },
    picture: { type: "string" },
  },
});

async function visits(url: string): Promise<readonly Seen[]> {
  const browser = await openBrowser();
  const seen: Seen[] = [];
  try {
    await visit(browser, url, values.picture); // warms the server, not the browser: each visit has its own cache
    for (let run = 0; run < Math.max(1, Number(values.runs) || 1); run += 1) seen.push(await visit(browser, url));
  } finally {
    await browser.close();
  }
  return seen;
}

async function measure(site: BuiltSite): Promise<readonly Seen[]> {
  const stack = await startStack(["server", "provider"]);
  try {
    const port = Number(new URL(stack.site).port);
    const headers = securityHeaders(stack.provider);
    const front = await startFront({ folder: site.folder, port, server: stack.server, headers });
    try {
      return await visits(`https://localhost:${port}${values.path}`);
    } finally {
      await front.stop();
    }
  } finally {
    await stack.stop();
  }
}

/** Lists the loaded files, and the modules of the scripts. */
function composition(seen: Seen, modules: readonly ModuleSize[]): string {
  const loaded = new Set(seen.resources.map(({ url }) => url.slice(1)));
  const inside = modules.filter(({ chunk }) => loaded.has(chunk));
  const files = seen.resources
    .filter(({ bytes }) => bytes > 0)
    .toSorted((one, two) => one.end - two.end)
    .map(({ url, bytes, end }) => [url.slice(-60), kib(bytes), end.toFixed(0)]);
  return `${textTable([["file", "KiB", "arrived, ms"], ...files])}\n\n${moduleTable(inside)}`;
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "baize-bench-"));
  try {
    const site = await buildSite(folder);
    const seen = await measure(site);
    const last = seen.at(-1);
    console.log(textTable(figureRows(figures(site.messages), seen)));
    console.log(
      `\n${seen.length} cold visits, 4× slower processor, 9/3 Mbit/s, 100 ms; this machine: ${availableParallelism()} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}`,
    );
    console.log(`largest paint: ${last?.lcpElement ?? ""}`);
    for (const shift of last?.shifts ?? []) console.log(`layout shift ${shift}`);
    if (values.modules && last) console.log(`\n${composition(last, site.modules)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(`bench:site: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
