import type { Page, Request } from "playwright";
import { LIVE_PATH } from "@baize/api/live";

const LIMIT = 30_000;
/** Looks in a row that must find the page idle: what the first one overlooked has begun by the second. */
const LOOKS = 2;

interface Traffic {
  readonly open: Set<Request>;
  begun: number;
}
const traffics = new WeakMap<Page, Traffic>();

/** Begins to follow what a page asks for. The stream of changes is left out: it is never over. */
export function watchTraffic(page: Page): void {
  const traffic: Traffic = { open: new Set(), begun: 0 };
  traffics.set(page, traffic);
  const end = (request: Request) => traffic.open.delete(request);
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === LIVE_PATH) return;
    traffic.begun += 1;
    traffic.open.add(request);
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  // What the document before had asked for may never be reported.
  page.on("framenavigated", (frame) => frame === page.mainFrame() && traffic.open.clear());
}

/**
 * Two frames, and a moment when the browser has nothing to do: React has drawn what came, and its effects have asked for more.
 * Then whether the site says that every answer has come (`app/network-idle.ts`). False where the page is being left.
 */
const isIdle = (page: Page): Promise<boolean> =>
  page
    .evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
      return document.documentElement.dataset.networkIdle === "true";
    })
    .catch(() => false);

/** Waits until the page has every answer and file that it asks for, and asks for no more once it is drawn. */
export async function networkIdle(page: Page): Promise<void> {
  const traffic = traffics.get(page);
  if (!traffic) throw new Error("This page's traffic is not followed.");
  await page.waitForLoadState("load");
  let found = 0;
  for (const limit = Date.now() + LIMIT; Date.now() < limit;) {
    const { begun } = traffic;
    const idle = (await isIdle(page)) && traffic.open.size === 0 && traffic.begun === begun;
    found = idle ? found + 1 : 0;
    if (found === LOOKS) return;
  }
  throw new Error(`Not idle, with these requests open: ${[...traffic.open].map((request) => request.url()).join(", ")}`);
}
