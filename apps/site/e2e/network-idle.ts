import type { Page, Request } from "playwright";
import { LIVE_PATH } from "@baize/api/live";

const LIMIT = 30_000;
/** Consecutive checks that must find the page idle: a call that the first one missed has begun by the second. */
const LOOKS = 2;

interface Traffic {
  readonly open: Set<Request>;
  begun: number;
}
const traffics = new WeakMap<Page, Traffic>();

/** The end of a worker's script is reported by the worker, which may be over by then. */
const ofWorker = /\.worker-[\w-]+\.js$/;

/**
 * Starts to track the page's requests, without the live stream, which never ends, and without the scripts of workers. On a page
 * with routes, a request of the document that a reload replaces may be reported after the new one, and then never ends: such a
 * page is reloaded when it is idle.
 */
export function watchTraffic(page: Page): void {
  const traffic: Traffic = { open: new Set(), begun: 0 };
  traffics.set(page, traffic);
  const end = (request: Request) => traffic.open.delete(request);
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === LIVE_PATH || ofWorker.test(pathname)) return;
    traffic.begun += 1;
    traffic.open.add(request);
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  // Requests of the previous document may never be reported as finished.
  page.on("framenavigated", (frame) => frame === page.mainFrame() && traffic.open.clear());
}

/** The addresses of the page's requests that are not answered. */
export const openRequests = (page: Page): string[] => [...(traffics.get(page)?.open ?? [])].map((request) => request.url());

/**
 * Waits two frames and an idle callback, in which React draws answers and effects make further calls. Then returns whether the
 * site reports that every call is answered (`app/network-idle.ts`). False during a navigation.
 */
const isIdle = (page: Page): Promise<boolean> =>
  page
    .evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
      return document.documentElement.dataset.networkIdle === "true";
    })
    .catch(() => false);

/** Waits until every request of the page is answered and drawing the answers makes no further request. */
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
  throw new Error(`Not idle, with these requests open: ${openRequests(page).join(", ")}`);
}
