import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";
import { type EndpointId, isEndpointId } from "@baize/api/routes/all-routes";
import { FIRST_VIEW_ROUTES } from "@baize/api/routes/first-view";

const src = join(import.meta.dirname, "..");
const imports = /^(?:import|export) (?!type )(?:[^;"]*? from )?"(\.[^"]+)";/gm;
const lazyImports = /import\("(\.[^"]+)"\)/g;
const named = /(?<!(?:Input|Output)Of<)"(\w+\.\w+)"/g;

const found = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, one = ""]) => one);

/** The modules that a source loads lazily without the rest of the rows: `withRoutes` and `loadPage` load those. */
function lazy(text: string): string[] {
  const statements = text.split(/^(?=const |export |function |async )/m);
  const alone = statements.filter((statement) => !/loadRoutes\(\)|withRoutes\(/.test(statement));
  return found(alone.join("").replaceAll(/load: \(\) => import\([^)]*\)/g, ""), lazyImports);
}

/** The sources that come with a file before the rest of the rows has come. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  const text = readFileSync(file, "utf8");
  for (const source of [...found(text, imports), ...lazy(text)]) reach(resolve(dirname(file), source), seen);
  return seen;
}

const sources = [...reach(join(src, "main.tsx")), ...reach(join(src, "features/home/home-page.tsx"))];
const calls = new Set<EndpointId>(sources.flatMap((file) => found(readFileSync(file, "utf8"), named)).filter(isEndpointId));

/** The ids of each group of rows. */
async function groups(): Promise<readonly (readonly EndpointId[])[]> {
  const folder = join(src, "../../../packages/api/src/routes");
  const files = globSync("{*,*/*}.ts", { cwd: folder }).filter((name) => !name.endsWith(".test.ts"));
  const loaded = files.map(async (file) => {
    const module: Readonly<Record<string, unknown>> = await import(join(folder, file));
    const rows = Object.entries(module).find(([name]) => name.endsWith("Routes"))?.[1];
    return Object.keys(rows ?? {}).filter(isEndpointId);
  });
  return await Promise.all(loaded);
}

it("finds the calls of the shell, of the home page and of what they load lazily, and none of another page", () => {
  expect([...calls]).toEqual(expect.arrayContaining(["system.whitelabel", "winners.list", "promotions.list", "wallet.balance"]));
  expect(calls.has("deposits.create")).toBe(false);
});

it("brings the groups of rows that the first view calls, and no other", async () => {
  const called = (await groups()).filter((ids) => ids.some((id) => calls.has(id)));
  expect(Object.keys(FIRST_VIEW_ROUTES).toSorted()).toEqual(called.flat().toSorted());
});
