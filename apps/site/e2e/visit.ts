import { randomInt } from "node:crypto";
import type { Browser, BrowserContext, ConsoleMessage, Page } from "playwright";
import { inject, onTestFinished, type TestContext } from "vitest";
import { openRequests, watchTraffic } from "./network-idle.ts";
import { openBrowser } from "../../../packages/toolchain/src/browser.ts";

export interface Wish {
  /** Product code. Default EN, the language of the tests. */
  readonly language?: string;
  readonly theme?: "light" | "dark";
  readonly width?: number;
  /** The person's address. Default: one of their own. */
  readonly address?: string;
  /** Shows greetings: gift, popup notices, the window after signing in. By default they count as shown. */
  readonly greeted?: false;
  /** Allows the service worker. By default there is none, because a test cannot replace its answers. */
  readonly worker?: true;
  /** Session storage from the start, for a signed-in person. */
  readonly session?: Readonly<Record<string, string>>;
  /** Storage of an earlier visit: `await context.storageState()`. */
  readonly kept?: Awaited<ReturnType<BrowserContext["storageState"]>>;
}
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors and warnings of the page: of its console, and uncaught exceptions. */
  readonly complaints: readonly string[];
}

/** A warning about the browser's own setting `serviceWorkers: "block"`. */
const expected = "Service Worker registration blocked by Playwright";
/**
 * The browser counts seconds: on a busy machine it says so of what the page uses a moment later. `checkTexts` finds what is not used
 * at all.
 */
const late = "was preloaded using link preload but not used within a few seconds";
function isComplaint(message: ConsoleMessage): boolean {
  const text = message.text();
  return (message.type() === "error" || message.type() === "warning") && text !== expected && !text.includes(late);
}

let shared: Promise<Browser> | undefined;
const browser = () => (shared ??= openBrowser());

/** Closes the one browser of a test file. */
export async function closeBrowser(): Promise<void> {
  await (await shared)?.close();
  shared = undefined;
}

/** The server counts calls by address, so people of different tests do not share one. */
export const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Prints where a failed test left the page: its address, what its topmost part says, and what it waits for. */
async function printPage(page: Page, complaints: readonly string[]): Promise<void> {
  const texts = await page
    .locator("main, [role=dialog], [role=alertdialog]")
    .allInnerTexts()
    .catch((error: unknown) => [String(error)]);
  const text = (texts.at(-1) ?? "").replaceAll(/\s*\n\s*/g, " | ").slice(0, 3000);
  console.log({ address: page.url(), text, waitsFor: openRequests(page), complaints });
}

/**
 * A person with their own address, storage, language, theme and window size, removed after the test. `path` may be on another
 * site; tests that run concurrently pass their own `onTestFinished`.
 */
export async function visit(
  path: string,
  { language = "EN", theme = "light", width = 1280, address = newAddress(), greeted, worker, session, kept }: Wish = {},
  whenOver: (leave: (ended: TestContext) => Promise<void>) => void = onTestFinished,
): Promise<Visit> {
  const context = await (
    await browser()
  ).newContext({
    viewport: { width, height: 860 },
    colorScheme: theme,
    reducedMotion: "reduce",
    serviceWorkers: worker ? "allow" : "block",
    extraHTTPHeaders: { "x-forwarded-for": address },
    storageState: kept,
  });
  context.setDefaultTimeout(30_000);
  await context.addInitScript(
    (values) => {
      for (const [key, value] of Object.entries(values)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    { lang: language, theme },
  );
  if (greeted !== false) {
    await context.addInitScript(() => {
      for (const flag of ["giftPopupBeforeLogin", "giftPopupAfterLogin", "noticePopup"]) sessionStorage.setItem(flag, "1");
      localStorage.setItem("noWelcome", "1");
    });
  }
  if (session) {
    await context.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value);
    }, session);
  }
  const page = await context.newPage();
  watchTraffic(page);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => isComplaint(message) && complaints.push(message.text()));
  whenOver(async ({ task }) => {
    if (task.result?.state === "fail") await printPage(page, complaints);
    // A test that closed its page has ended its routes.
    if (page.isClosed()) return context.close();
    // A request that is still on its way ends with the page: what its route throws then is no fault.
    await Promise.all([page, context].map((place) => place.unrouteAll({ behavior: "ignoreErrors" })));
    await context.close();
  });
  await page.goto(new URL(path, inject("site")).href);
  return { page, context, complaints };
}
