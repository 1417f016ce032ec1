// Opens a title of each engine in Hindi on a small phone and a slow line, plays a round, and compares bytes, first view and frames
// with games.md.
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { gamesAnswer } from "@baize/api/provider/games";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { launchAddress } from "@baize/api/provider/launch";
import type { Browser, Page } from "playwright";
import { isShared, titleOf } from "../src/engines/table.ts";
import { openProvider, type Provider } from "../src/provider.ts";
import { startFakeServer } from "./fake-server.ts";
import { openBrowser } from "../../../packages/toolchain/src/browser.ts";
import { kib } from "../../../packages/toolchain/src/bench/brotli.ts";
import { ask, openSlowPhone } from "../../../packages/toolchain/src/bench/site/visit.ts";
import { textTable } from "../../../packages/toolchain/src/bench/text-table.ts";

const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
const BAR = { kib: 120, firstView: 1500, frame: 50 };
/** A round of a shared table lasts as long as its clock says. */
const ROUND = 120_000;
/** The code of the first title of each engine. */
async function titles(provider: Provider): Promise<ReadonlyMap<string, string>> {
  const { games } = gamesAnswer.parse(await (await provider.app.request("/games")).json());
  const first = new Map<string, string>();
  for (const { code } of games) {
    const engine = titleOf(code)?.name;
    if (engine !== undefined && !first.has(engine) && engine.includes(values.only)) first.set(engine, code);
  }
  return first;
}

/**
 * Waits in the page until its board is in one of these states, or in none of them. The page itself looks: a browser that is driven from outside looks again
 * in each frame, and on a slow processor that alone takes longer than a frame.
 */
const untilBoard = async (page: Page, states: readonly string[], isIn = true): Promise<void> =>
  void (await page.evaluate(`new Promise((done, fail) => {
    const board = document.querySelector("#board");
    const states = ${JSON.stringify(states)};
    const look = () => states.includes(board.dataset.state) === ${isIn} && done();
    new MutationObserver(look).observe(board, { attributes: true, attributeFilter: ["data-state"] });
    setTimeout(() => fail(new Error("the board is " + board.dataset.state)), ${ROUND});
    look();
  })`));

/** Presses a button if the page has it; whether it has. */
const press = async (page: Page, selector: string): Promise<boolean> =>
  Boolean(
    await page.evaluate(
      `(() => { const button = document.querySelector(${JSON.stringify(selector)}); button?.click(); return button !== null; })()`,
    ),
  );

/** Bets the least that the board takes, and waits until the round is over or waits for the player's turn. */
async function playRound(page: Page, code: string): Promise<void> {
  const title = titleOf(code);
  if (title && isShared(title)) {
    await untilBoard(page, ["bets"]);
    await press(page, "#choices button[data-spot]");
    await press(page, "#spin");
    await untilBoard(page, ["show"]);
    await untilBoard(page, ["bets"]);
    return;
  }
  // Keno takes no bet without numbers.
  await press(page, "#random");
  await press(page, "#spin");
  await untilBoard(page, ["idle"], false);
  await untilBoard(page, ["idle", "open"]);
}

/** Text, because the page has no such name. The browser reports frames over 50 ms. */
const watchFrames = `window.longestFrame = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.longestFrame = Math.max(window.longestFrame, duration);
}).observe({ type: "long-animation-frame" });`;

interface Measured {
  readonly bytes: number;
  readonly firstView: number;
  /** The longest frame of a round, in ms; 0 where all are shorter than the browser reports. */
  readonly frame: number;
}

async function measure(browser: Browser, url: string, code: string): Promise<Measured> {
  const { page } = await openSlowPhone(browser);
  try {
    await page.goto(url, { waitUntil: "load" });
    await page.locator("#board").waitFor();
    await untilBoard(page, ["idle", "bets", "play", "show"]);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const seen = await ask(page);
    const bytes = seen.resources.reduce((sum, resource) => sum + resource.bytes, 0);
    await page.evaluate(watchFrames);
    await playRound(page, code).catch((error: unknown) => console.error(`${code}: ${String(error).split("\n")[0]}`));
    const frame = Number(await page.evaluate("window.longestFrame"));
    return { bytes, firstView: seen.lcp, frame };
  } finally {
    await page.context().close();
  }
}

const verdict = (value: number, bar: number) => (value <= bar ? "" : `×${(value / bar).toFixed(2)}`);

async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "baize-bench-"));
  const platform = await startFakeServer();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const publicUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
  const config = {
    port: 0,
    serverUrl: platform.url,
    secret: SANDBOX_PROVIDER.secret,
    siteOrigins: [publicUrl],
    publicUrl,
    dataDir,
  };
  const provider = await openProvider(config, (text) => console.error(text));
  const answer = getRequestListener(provider.app.fetch);
  server.on("request", (request, response) => void answer(request, response));
  const browser = await openBrowser();
  try {
    const rows: string[][] = [];
    for (const [engine, gameCode] of await titles(provider)) {
      const launch = { token: platform.wallet.token(), gameCode, lang: "hi", theme: "light", brand: "baize" } as const;
      const { bytes, firstView, frame } = await measure(browser, launchAddress(publicUrl, launch), gameCode);
      const over = [verdict(bytes / 1024, BAR.kib), verdict(firstView, BAR.firstView), verdict(frame, BAR.frame)];
      rows.push([engine, kib(bytes), over[0] ?? "", firstView.toFixed(0), over[1] ?? "", frame.toFixed(0), over[2] ?? ""]);
    }
    const head = [
      "engine",
      "KiB",
      `over ${BAR.kib}`,
      "LCP, ms",
      `over ${BAR.firstView}`,
      "longest frame, ms",
      `over ${BAR.frame}`,
    ];
    console.log(`\n${textTable([head, ...rows])}`);
    console.log(`\none cold visit each, 4× slower processor, 9/3 Mbit/s, 100 ms; load ${(loadavg()[0] ?? 0).toFixed(1)}`);
  } finally {
    await browser.close();
    await provider.close();
    await platform.close();
    server.closeAllConnections();
    server.close();
    await rm(dataDir, { recursive: true });
  }
}

await main();
