import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { FRAME_SANDBOX, launchAddress } from "@baize/api/provider/launch";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";
import { onTestFinished } from "vitest";
import { openBrowser } from "../../../packages/toolchain/src/browser.ts";
import { toldMs } from "../src/engines/live.ts";
import { openProvider } from "../src/provider.ts";
import type { ChainRecord, SeedsRecord } from "../src/rounds/records.ts";
import { sharedTitleOf, titleOf } from "../src/engines/table.ts";
import { drawOf } from "../src/rounds/seeds.ts";
import { MEDIUM } from "../src/engines/slot/games.ts";
import { winsPot } from "../src/engines/slot/pot.ts";
import { type Outcome, play } from "../src/engines/slot/spin.ts";
import { chainFrom } from "../src/tables/chain.ts";
import { type FakeServer, startFakeServer } from "./fake-server.ts";
import { fixedSeeds } from "./fixed-seeds.ts";

const TIMING = { walletTimeout: 1500, betPauses: [20], retryPauses: [20], timeout: 8000 };
const SEEDS = fixedSeeds("5a");

/** The result of the next round. Seeds are fixed, so every run sees the same labels. */
export type Wish = "plain" | "prize" | "rain";
const FITS: Readonly<Record<Wish, (outcome: Outcome) => boolean>> = {
  plain: ({ total }) => total === 0,
  prize: ({ total, spins }) => total > 10 && spins.length === 1,
  rain: ({ spins }) => spins.length > 1,
};

/** A title of a small game or a shared table, and a bet whose next round pays. */
export interface MiniWish {
  readonly gameCode: string;
  readonly choice: string;
  /** The round wins the pot with this stake. */
  readonly potOf?: string;
}

function fits(wish: Wish | MiniWish, nonce: number): boolean {
  const draw = drawOf(SEEDS, nonce);
  if (typeof wish === "string") return FITS[wish](play(draw, MEDIUM));
  const title = titleOf(wish.gameCode);
  if (!title) return false;
  const { total, stops } = title.engine.play(draw, wish.choice, title.variant);
  return wish.potOf === undefined ? total > 0 : winsPot(stops.at(-1)?.[0] ?? 0, wish.potOf, 2);
}

function seedsFor(wish: Wish | MiniWish): SeedsRecord {
  let nonce = 0;
  while (!fits(wish, nonce)) nonce += 1;
  return { ...SEEDS, nonce };
}

const CHAIN_LENGTH = 16;

/** A chain of seeds of a shared table whose first round pays the wished bet. */
function chainFor({ gameCode, choice }: MiniWish, startsAt: number): ChainRecord[] {
  const title = sharedTitleOf(gameCode);
  if (!title) return [];
  for (let number = 0; ; number++) {
    const root = number.toString(16).padStart(64, "0");
    const draw = drawOf({ serverSeed: chainFrom(root, CHAIN_LENGTH).seed(0), clientSeed: gameCode }, 0);
    if (title.engine.play(draw, choice, title.variant).total > 0)
      return [
        { kind: "chain", id: "chain-wished", game: gameCode, root, length: CHAIN_LENGTH, startsAt, told: toldMs(title.engine) },
      ];
  }
}

async function serve(handler: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}

export interface GameTable {
  readonly platform: FakeServer;
  readonly url: string;
  /** A page of another origin with the game in a frame; messages of the game are in `window.received`. */
  readonly siteUrl: string;
  /** The address of a game: the one that was wished for unless another is named. */
  readonly launch: (look?: Look, code?: string) => string;
  /** Moves the vendor's clock on. Nothing else does, so how long a page loads has no effect. */
  readonly pass: (milliseconds: number) => void;
}

export interface Look {
  readonly lang?: string;
  readonly theme?: "light" | "dark";
  readonly brand?: string;
}

const notYet: RequestListener = (_, response) => response.destroy();

/** A provider on a port of its own, with the slot unless a small game is wished for, connected to a platform that fails on request. */
export async function gameTable(wish: Wish | MiniWish = "plain"): Promise<GameTable> {
  const dataDir = await mkdtemp(join(tmpdir(), "provider-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  let now = Date.now();
  const chain = typeof wish === "string" ? [] : chainFor(wish, now);
  await writeFile(join(dataDir, "journal.jsonl"), `${JSON.stringify([seedsFor(wish), ...chain])}\n`);
  const platform = await startFakeServer();
  onTestFinished(platform.close);
  let answer: (...call: Parameters<RequestListener>) => unknown = notYet;
  const game = await serve((request, response) => void answer(request, response));
  const gameCode = typeof wish === "string" ? "pearl-monsoon" : wish.gameCode;
  const launch = ({ lang = "en", theme = "light", brand = "baize" }: Look = {}, code = gameCode) =>
    launchAddress(game.url, { token: platform.wallet.token(), gameCode: code, lang, theme, brand });
  const site = await serve((_, response) => {
    const frame = `<iframe sandbox="${FRAME_SANDBOX}" width="400" height="760" src="${launch().replaceAll("&", "&amp;")}"></iframe>`;
    const record = `window.received=[];addEventListener("message",(e)=>{if(e.origin==="${game.url}")received.push(e.data.type)})`;
    response.setHeader("content-type", "text/html").end(`<!doctype html>${frame}<script>${record}</script>`);
  });
  const config = {
    port: 0,
    serverUrl: platform.url,
    secret: SANDBOX_PROVIDER.secret,
    siteOrigins: [site.url],
    publicUrl: game.url,
    dataDir,
  };
  const pass = (milliseconds: number) => void (now += milliseconds);
  const provider = await openProvider(config, () => undefined, { ...TIMING, clock: () => now });
  onTestFinished(provider.close);
  answer = getRequestListener(provider.app.fetch);
  return { platform, url: game.url, siteUrl: site.url, launch, pass };
}

let shared: Promise<Browser> | undefined;
/** Closes the one browser of a test file. */
export async function closeBrowser(): Promise<void> {
  await (await shared)?.close();
}

export interface Seated {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors and uncaught exceptions, except for calls that the test made fail. */
  readonly complaints: string[];
}

export async function person(options: BrowserContextOptions = {}): Promise<Seated> {
  shared ??= openBrowser();
  const context = await (await shared).newContext({ viewport: { width: 360, height: 740 }, ...options });
  onTestFinished(() => context.close());
  // It finds what hangs: where other checks run, a page may wait for its next frame for many seconds.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("Failed to load resource")) complaints.push(message.text());
  });
  return { page, context, complaints };
}

export const idle = (page: Page) => page.locator('#board[data-state="idle"]').waitFor();

/** Opens the game for a player and waits until it is ready. */
export async function seat(table: GameTable, look?: Look, options?: BrowserContextOptions): Promise<Seated> {
  const seated = await person(options);
  await seated.page.goto(table.launch(look));
  await idle(seated.page);
  return seated;
}
