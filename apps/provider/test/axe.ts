import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the page once its fonts are loaded. It must be opened without its own policy. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.evaluate(axe);
  const found = await page.evaluate(async (rules) => {
    const run = Reflect.get(window, "axe") as {
      run: (o: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
    return (await run.run({ runOnly: rules })).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
  }, RULES);
  return found;
}
