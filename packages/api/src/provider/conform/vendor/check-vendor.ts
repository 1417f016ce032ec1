import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { gamesAnswer, GAMES_PATH } from "../../games.ts";
import { launchAddress } from "../../launch.ts";
import { amountText } from "../amounts.ts";
import type { CaseResult, Report } from "../report.ts";
import { openTestPlatform } from "../test-platform/test-platform.ts";
import type { Scene, ServedPlatform, Trouble } from "../test-platform/serve-platform.ts";
import { callsAreRight, roundsAreOver } from "./holds.ts";
import type { Holds, CaseCurrency, CaseEvidence, VendorCase } from "./vendor-case.ts";
import { VENDOR_CASES } from "./vendor-cases.ts";

export interface VendorRun {
  readonly url: string;
  /** Plays a round when it is told a token, a game and a stake. */
  readonly playUrl: string;
  readonly provider: string;
  readonly secret: string;
  /** The game that is played; the first that the vendor offers where it is left out. */
  readonly gameCode?: string | undefined;
  /** The vendor's platform. */
  readonly served: ServedPlatform;
  /** Milliseconds within which the rounds of a case must be over, and lost calls repeated, once they are played. */
  readonly patience: number;
  readonly only?: string | undefined;
}

/** The stake of every round: ten smallest stakes. */
const STAKE = 10n;
/** Where a case grants free rounds: their campaign. */
const CAMPAIGN = "conformance";
/** Milliseconds within which a round must be played. */
const PLAY_PATIENCE = 30_000;
/** Rounds that are played until one is won. */
const MOST_ROUNDS = 100;
const DAY_MS = 86_400_000;
const DIGITS: Readonly<Record<CaseCurrency, number>> = { INR: 2, JPY: 0, KWD: 3 };

function sceneOf(run: VendorRun, { money = "INR", troubles = [] }: VendorCase): Scene {
  const digits = DIGITS[money];
  const coin = 10n ** BigInt(digits);
  const facts = { currency: money, digits, balance: 1_000_000n * coin, minBet: coin, maxBet: 1000n * coin, maxWin: 10n ** 15n };
  const platform = openTestPlatform({ ...run, facts, now: Date.now });
  const queues = new Map(troubles.map(({ at, what, times = 1 }) => [at, Array<Trouble>(times).fill(what)]));
  return { platform, troubles: queues, seen: [] };
}

/** Grants the free rounds of a case, each of them for half of a usual stake. */
function grantFreeRounds({ platform }: Scene, { freeRounds }: VendorCase, gameCode: string): void {
  if (freeRounds === undefined) return;
  const { campaigns, facts } = platform.books;
  const stake = amountText((facts.minBet * STAKE) / 2n, facts.digits);
  const validUntil = new Date(Date.now() + DAY_MS).toISOString();
  campaigns.set(CAMPAIGN, { gameCode, stake, granted: freeRounds, validUntil, used: 0 });
}

function newToken({ platform }: Scene, gameCode: string): string {
  const token = randomBytes(24).toString("base64url");
  platform.books.tokens.set(token, gameCode);
  return token;
}

interface Round {
  readonly token: string;
  readonly gameCode: string;
  readonly stake: string;
  /** Of the free round that is played. */
  readonly campaign: string | undefined;
}

/** Plays one round. Answers why it could not be played. */
async function play({ playUrl }: VendorRun, round: Round): Promise<string | undefined> {
  try {
    const response = await fetch(playUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(round),
      signal: AbortSignal.timeout(PLAY_PATIENCE),
    });
    await response.arrayBuffer();
    return response.status === 404 || response.status >= 500 ? `${playUrl} answered ${response.status}` : undefined;
  } catch (error) {
    return `${playUrl} did not answer (${error instanceof Error ? error.message : String(error)})`;
  }
}

/** Plays the rounds of a case; one call that is wrong ends it. */
async function playAll(run: VendorRun, row: VendorCase, scene: Scene, outcome: CaseEvidence): Promise<string | undefined> {
  const { digits } = outcome.books.facts;
  const stake = amountText(outcome.stake, digits);
  const { gameCode } = outcome;
  const campaign = row.freeRounds === undefined ? undefined : CAMPAIGN;
  const once = async (token = newToken(scene, gameCode)) => await play(run, { token, gameCode, stake, campaign });
  if (row.usedToken) {
    const token = newToken(scene, gameCode);
    return (await once(token)) ?? (await once(token));
  }
  const { rounds = 1, atOnce = 1, untilWon = false } = row;
  const goesOn = () => untilWon && scene.seen.every(({ operation }) => operation !== "win");
  for (let round = 0; round < rounds || (round < MOST_ROUNDS && goesOn()); round += 1) {
    const troubles = await Promise.all(Array.from({ length: atOnce }, async () => await once()));
    const trouble = troubles.find((each) => each !== undefined) ?? callsAreRight(outcome);
    if (trouble !== undefined) return trouble;
  }
  return undefined;
}

/** Waits until all of it holds: a vendor may finish rounds, and repeat calls, after it has answered. A wrong call ends the wait. */
async function waitForHolds(holds: readonly Holds[], outcome: CaseEvidence, patience: number): Promise<void> {
  const isMissing = () => holds.some((hold) => hold(outcome) !== undefined);
  const until = Date.now() + patience;
  while (isMissing() && callsAreRight(outcome) === undefined && Date.now() < until) await pause(20);
}

async function whyNot(run: VendorRun, row: VendorCase, gameCode: string): Promise<string | undefined> {
  const scene = sceneOf(run, row);
  run.served.scene = scene;
  const { books } = scene.platform;
  const outcome: CaseEvidence = { seen: scene.seen, books, stake: books.facts.minBet * STAKE, gameCode };
  grantFreeRounds(scene, row, gameCode);
  const unplayed = await playAll(run, row, scene, outcome);
  if (unplayed !== undefined) return unplayed;
  const holds = [...row.holds, roundsAreOver];
  await waitForHolds(holds, outcome, run.patience);
  return [callsAreRight, ...holds].map((hold) => hold(outcome)).find((why) => why !== undefined);
}

type Check = () => Promise<string | undefined>;

async function checkCase({ name, proves }: Pick<VendorCase, "name" | "proves">, check: Check): Promise<CaseResult> {
  const why = await check();
  return why === undefined ? { name, proves, outcome: "passed" } : { name, proves, outcome: "failed", why };
}

interface Offered {
  readonly code: string;
  readonly freeRounds?: boolean | undefined;
}

/** The games that the vendor offers; why there are none, where there are none. */
async function loadGames({ url }: VendorRun): Promise<readonly Offered[] | string> {
  try {
    const response = await fetch(new URL(GAMES_PATH, url));
    const parsed = gamesAnswer.safeParse(await response.json());
    if (!parsed.success) return `${GAMES_PATH} does not answer a list of games: ${parsed.error.message.slice(0, 300)}`;
    const codes = parsed.data.games.map(({ code }) => code);
    if (codes.length === 0) return `${GAMES_PATH} answers no game`;
    return new Set(codes).size === codes.length ? parsed.data.games : `${GAMES_PATH} answers a code twice`;
  } catch (error) {
    return `${GAMES_PATH} did not answer JSON (${error instanceof Error ? error.message : String(error)})`;
  }
}

async function checkPage({ url, served }: VendorRun, scene: Scene, code: string): Promise<string | undefined> {
  served.scene = scene;
  const launch = { token: newToken(scene, code), gameCode: code, lang: "en", theme: "light", brand: "baize" } as const;
  const response = await fetch(launchAddress(url, launch));
  if (response.status !== 200) return `the launch address answered ${response.status}`;
  if (!response.headers.get("content-type")?.startsWith("text/html")) return "the launch address does not answer HTML";
  if (response.headers.has("x-frame-options")) return "X-Frame-Options keeps the page out of the site's frame";
  return undefined;
}

const GAMES_CASE = { name: "games", proves: "the list of games is answered, each code once" };
const PAGE_CASE = { name: "launch", proves: "the address of a launch answers a page that a frame may show" };

/** The game that a case is played in: one that plays free rounds where it needs some. */
function gameOf({ freeRounds }: VendorCase, games: readonly Offered[], gameCode: string): string | undefined {
  if (freeRounds === undefined) return gameCode;
  const free = games.filter((game) => game.freeRounds).map(({ code }) => code);
  return free.includes(gameCode) ? gameCode : free[0];
}

const notChecked = ({ name, proves }: Pick<VendorCase, "name" | "proves">, why: string): CaseResult => ({
  name,
  proves,
  outcome: "not checked",
  why,
});

/** Checks a vendor as the platform would: launches its game, plays rounds, and looks at the calls that come. */
export async function checkVendor(run: VendorRun, cases: readonly VendorCase[] = VENDOR_CASES): Promise<Report> {
  const games = await loadGames(run);
  const gameCode = run.gameCode ?? (typeof games === "string" ? undefined : games[0]?.code);
  const results: CaseResult[] = [await checkCase(GAMES_CASE, async () => (typeof games === "string" ? games : undefined))];
  const chosen = cases.filter(({ name }) => run.only === undefined || run.only === name);
  if (gameCode === undefined) for (const row of [PAGE_CASE, ...chosen]) results.push(notChecked(row, "there is no game to play"));
  else {
    results.push(
      await checkCase(PAGE_CASE, async () => await checkPage(run, sceneOf(run, { ...PAGE_CASE, holds: [] }), gameCode)),
    );
    for (const row of chosen) {
      const code = gameOf(row, typeof games === "string" ? [] : games, gameCode);
      const checked = code === undefined ? undefined : checkCase(row, async () => await whyNot(run, row, code));
      results.push((await checked) ?? notChecked(row, "no game of the vendor plays free rounds"));
    }
  }
  return { contract: "version 2", checked: "vendor", url: run.url, cases: results };
}
