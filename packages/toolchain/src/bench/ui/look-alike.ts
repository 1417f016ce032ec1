import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Maker } from "./build-page.ts";
import type { Driver } from "./driver.ts";
import { reset } from "./measure.ts";
import { operations } from "./operations.ts";

/** Takes pictures of every scene from both pages, to check that they show the same. */
export async function look(pages: Readonly<Record<Maker, Driver>>, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [maker, page] of Object.entries(pages)) {
    for (const { name, ready, run } of operations) {
      await ready(page);
      await run(page);
      await page.call("settled");
      await page.screenshot(join(folder, `${name.replaceAll(/\W+/g, "-")}-${maker}.png`));
      await reset(page);
    }
  }
}
