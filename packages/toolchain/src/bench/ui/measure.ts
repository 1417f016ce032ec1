import type { Cost, Driver } from "./driver.ts";
import type { Operation } from "./operations.ts";

const since = (before: Cost, after: Cost): Cost => ({
  task: after.task - before.task,
  script: after.script - before.script,
  style: after.style - before.style,
});

/** Runs an operation once and returns its cost, until the page is idle again. */
export async function measure(page: Driver, { ready, run }: Operation): Promise<Cost> {
  await ready(page);
  await page.call("settled");
  await page.session.send("HeapProfiler.collectGarbage");
  const before = await page.spent();
  await run(page);
  await page.call("settled");
  const after = await page.spent();
  await reset(page);
  return since(before, after);
}

/** Nothing open, nothing shown, light. */
export async function reset(page: Driver): Promise<void> {
  await page.call("clear");
  await page.call("theme", "light");
  await page.call("settled");
}
