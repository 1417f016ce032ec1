import type { Page, Request } from "playwright";
import { LIVE_PATH } from "@baize/api/live";

/** How long nothing may be under way before a page counts as quiet, in ms. */
const CALM = 500;
const LIMIT = 30_000;

interface Traffic {
  readonly under: Set<Request>;
  since: number;
}
const traffics = new WeakMap<Page, Traffic>();

/** Begins to count what a page asks for. The stream of changes is left out: it is never over. */
export function watchTraffic(page: Page): void {
  const traffic: Traffic = { under: new Set(), since: Date.now() };
  traffics.set(page, traffic);
  const end = (request: Request) => {
    traffic.under.delete(request);
    traffic.since = Date.now();
  };
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== LIVE_PATH) traffic.under.add(request);
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  // What the document before had asked for may never be reported.
  page.on("framenavigated", (frame) => frame === page.mainFrame() && traffic.under.clear());
}

/** Something was done that the page may ask for more because of: the moment of calm begins anew. */
export function stirred(page: Page): void {
  const traffic = traffics.get(page);
  if (traffic) traffic.since = Date.now();
}

/** Waits until nothing is under way for a moment. */
export async function quiet(page: Page): Promise<void> {
  const traffic = traffics.get(page);
  if (!traffic) throw new Error("Nobody watches this page's traffic.");
  await page.waitForLoadState("load");
  for (const limit = Date.now() + LIMIT; Date.now() < limit;) {
    if (traffic.under.size === 0 && Date.now() - traffic.since >= CALM) return;
    await page.waitForTimeout(50);
  }
  throw new Error(`Still under way: ${[...traffic.under].map((request) => request.url()).join(", ")}`);
}
