import type { Browser, CDPSession, Page } from "playwright";
import type { Bench } from "./page/scene.ts";
import { type BuiltPage, readPage } from "./build-page.ts";

/** Time of the main thread, ms of processor time. */
export interface Cost {
  readonly task: number;
  readonly script: number;
  /** Style recalculation and layout. */
  readonly style: number;
}
export interface Driver {
  readonly keys: Page["keyboard"];
  readonly session: CDPSession;
  readonly call: <Name extends keyof Bench>(name: Name, ...given: Parameters<Bench[Name]>) => Promise<void>;
  /** The main thread's time so far. */
  readonly spent: () => Promise<Cost>;
  readonly screenshot: (path: string) => Promise<unknown>;
}

async function evaluate(session: CDPSession, expression: string): Promise<void> {
  const answer = await session.send("Runtime.evaluate", { expression, awaitPromise: true });
  if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception?.description ?? answer.exceptionDetails.text);
}

async function spent(session: CDPSession): Promise<Cost> {
  const { metrics } = await session.send("Performance.getMetrics");
  const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return {
    task: ms("TaskDuration"),
    script: ms("ScriptDuration"),
    style: ms("RecalcStyleDuration") + ms("LayoutDuration"),
  };
}

/** Opens a built page in its own window and returns its `bench` object. */
export async function openPage(browser: Browser, built: BuiltPage): Promise<Driver> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(`${built.maker}: ${error.message}`));
  await page.route("http://bench.invalid/**", (route) => {
    const file = readPage(built, new URL(route.request().url()).pathname);
    return file ? route.fulfill(file) : route.fulfill({ status: 404 });
  });
  await page.goto("http://bench.invalid/");
  await page.waitForFunction("window.bench");
  const session = await context.newCDPSession(page);
  // Thread ticks are processor time: another process on the same core does not count.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return {
    keys: page.keyboard,
    session,
    call: (name, ...given) => evaluate(session, `bench.${name}(${given.map((value) => JSON.stringify(value)).join()})`),
    spent: () => spent(session),
    screenshot: (path) => page.screenshot({ path, animations: "disabled" }),
  };
}
