import { setTimeout as pause } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "playwright";
import { observer, type Seen } from "./observe.ts";

/** quality.md's phone: 4 × slower than this machine, 9/3 Mbit/s, 100 ms. */
const slowdown = 4;
const mbit = 1_000_000 / 8;
const line = { offline: false, latency: 100, downloadThroughput: 9 * mbit, uploadThroughput: 3 * mbit };
const restMs = 2500;
const longest = 40_000;

// The page's own function, declared in the observer's text.
export const ask = (page: Page): Promise<Seen> => page.evaluate("window.seen()");

/** Waits until no long task has ended and nothing has arrived for a while. */
async function untilIdle(page: Page): Promise<Seen> {
  let last = "nothing was painted";
  for (const limit = Date.now() + longest; Date.now() < limit; await pause(500)) {
    const seen = await ask(page);
    const now = await page.evaluate(() => performance.now());
    const lastTask = Math.max(0, ...seen.longTasks.map(({ start, duration }) => start + duration));
    const lastByte = Math.max(0, ...seen.resources.map(({ end }) => end));
    if (seen.lcp > 0 && now - Math.max(lastTask, lastByte) > restMs) return seen;
    const late = seen.resources.filter(({ end }) => now - end <= restMs).map(({ url }) => url);
    last = `a task ended ${Math.round(now - lastTask)} ms before, ${late.join(", ") || "nothing"} arrived, LCP ${seen.lcp}`;
  }
  throw new Error(`the page was not idle within ${longest / 1000} s: ${last}`);
}

/** A page of a visitor from India on a small phone, with a cache of its own. The caller closes its context. */
export async function openSlowPhone(browser: Browser): Promise<{ readonly page: Page; readonly session: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "hi-IN",
    timezoneId: "Asia/Kolkata",
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(`page: ${error.message}`));
  await page.addInitScript(observer);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: false });
  await session.send("Network.emulateNetworkConditions", line);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { page, session };
}

/** One cold first view as a visitor from India on a small phone. */
export async function visit(browser: Browser, url: string, picture?: string): Promise<Seen> {
  const { page, session } = await openSlowPhone(browser);
  try {
    await page.goto(url, { waitUntil: "load" });
    const seen = await untilIdle(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    if (picture !== undefined) await page.screenshot({ path: picture });
    return seen;
  } finally {
    await page.context().close();
  }
}
