// A whole vendor without dependencies: one game, the toss of a coin. docs/vendors.md explains it. Copy it, and run it:
// PROVIDER_ID=… PROVIDER_SECRET=… PLATFORM_URL=http://localhost:8787 node vendor.ts
import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

export interface Settings {
  readonly platformUrl: string;
  readonly provider: string;
  readonly secret: string;
  /** Keeps a file for each round. */
  readonly folder: string;
  /** Milliseconds before a call is sent again. */
  readonly wait: number;
  /** Plays for the conformance check. Never on the internet. */
  readonly testPlay: boolean;
}

/** The platform's answer to a launch token. */
type Seat = { session: string; member: string; currency: string; currencyDigits: number; limits: { minBet: string } };

/** A round as it is kept. The first five states are unfinished; `stuck` waits for a person. */
export interface Round {
  readonly id: string;
  readonly seat: Seat;
  readonly stake: string;
  win: string;
  state: "betting" | "undoing" | "paying" | "ending" | "voiding" | "done" | "void" | "refused" | "stuck";
}

/** `refused`: certainly nothing happened. `unknown`: anything may have happened. */
type Result<Answer> = { kind: "ok"; answer: Answer } | { kind: "refused"; code: string } | { kind: "unknown" };

const JSON_TYPE = "application/json";
export const CODE = "coin";
const COVER = { family: "mini", motif: "coins" };
const GAMES = [{ code: CODE, title: { en: "Coin" }, category: "MINI", rtpPpm: 980_000, languages: ["en"], cover: COVER }];
/** Refusals that pass: the same call is sent again, signed anew. Any other one of a win, a rollback or an end needs a person. */
const PASSING = new Set(["stale", "maintenance", "bad_signature", "locked", "limit_reached", "session_expired"]);

/** Decimal text to minor units and back; an amount is never a floating-point number. */
export const minorOf = (amount: string): bigint => BigInt(amount.replace(".", ""));
export function amountOf(minor: bigint, { currencyDigits }: Seat): string {
  const digits = minor.toString().padStart(currencyDigits + 1, "0");
  return currencyDigits === 0 ? digits : `${digits.slice(0, -currencyDigits)}.${digits.slice(-currencyDigits)}`;
}

/** The headers that sign one attempt of a call. A repeat gets a new timestamp and a new nonce. */
export function sign(who: { provider: string; secret: string }, path: string, body: string, timestamp: number, nonce: string) {
  const digest = createHash("sha256").update(body).digest("hex");
  const lines = ["v1", who.provider, "POST", path, timestamp, nonce, digest].join("\n");
  return {
    "x-baize-provider": who.provider,
    "x-baize-timestamp": String(timestamp),
    "x-baize-nonce": nonce,
    "x-baize-signature": `v1=${createHmac("sha256", who.secret).update(lines).digest("hex")}`,
  };
}

/** One signed call. Never throws: an answer that did not come is `unknown`. */
export async function call<Answer>(settings: Settings, operation: string, fields: object): Promise<Result<Answer>> {
  const [path, body] = [`/provider/${operation}`, JSON.stringify(fields)];
  const headers = { "content-type": JSON_TYPE, ...sign(settings, path, body, Date.now(), randomBytes(18).toString("hex")) };
  try {
    const url = new URL(path, settings.platformUrl);
    const response = await fetch(url, { method: "POST", headers, body, signal: AbortSignal.timeout(5000) });
    const answer = await response.json();
    if (response.status === 200 && answer.code === "ok") return { kind: "ok", answer };
    return typeof answer.code === "string" ? { kind: "refused", code: answer.code } : { kind: "unknown" };
  } catch {
    return { kind: "unknown" };
  }
}

export class Vendor {
  readonly #settings: Settings;
  readonly #seats = new Map<string, Seat>();
  readonly #stopping = new AbortController();
  readonly #server = createServer((request, response) => {
    this.#answer(request).then(
      ([status, type, body]) => response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(body),
      () => response.writeHead(500).end(),
    );
  });

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Listens, and finishes what an earlier run left. A bet that was on its way may have been taken: it is rolled back. */
  async start(port: number): Promise<string> {
    const { folder } = this.#settings;
    mkdirSync(folder, { recursive: true });
    await new Promise<void>((listening) => this.#server.listen(port, listening));
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
      const round: Round = JSON.parse(readFileSync(join(folder, file), "utf8"));
      if (round.state === "betting") this.#save(round, "undoing");
      this.#finish(round).catch(console.error);
    }
    const address = this.#server.address();
    return `http://localhost:${typeof address === "object" ? address?.port : port}`;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  /** On disk before the next call: a crash must not forget what was sent. */
  #save(round: Round, state: Round["state"]): void {
    round.state = state;
    const file = join(this.#settings.folder, `${round.id}.json`);
    writeFileSync(`${file}.new`, JSON.stringify(round), { flush: true });
    renameSync(`${file}.new`, file);
  }

  /** Takes the stake, then tosses. A bet whose outcome stays unknown after three tries is rolled back. */
  async #bet(round: Round, move: object): Promise<void> {
    let doubt = false;
    for (let tries = 0; tries < 3; tries += 1) {
      const result = await call(this.#settings, "v1/bet", { ...move, session: round.seat.session, amount: round.stake });
      if (result.kind === "ok") {
        const isWon = randomInt(2) === 0;
        if (isWon) round.win = amountOf((minorOf(round.stake) * 196n) / 100n, round.seat);
        return this.#save(round, isWon ? "paying" : "ending");
      }
      if (result.kind === "refused" && result.code !== "stale") return this.#save(round, doubt ? "undoing" : "refused");
      doubt ||= result.kind === "unknown";
      await pause(this.#settings.wait, undefined, this.#stopping);
    }
    this.#save(round, doubt ? "undoing" : "refused");
  }

  /** The next step of a round that is unfinished. The ids follow from the round's: a repeat has the same one. */
  async #step(round: Round): Promise<void> {
    const { id, seat, state, stake, win } = round;
    const who = { member: seat.member, currency: seat.currency, gameCode: CODE, roundId: id };
    const move = (what: string) => ({ ...who, transactionId: `${id}.${what}` });
    const until = async (operation: string, fields: object, next: Round["state"]) => {
      const result = await call(this.#settings, `v1/${operation}`, fields);
      if (result.kind === "ok") return this.#save(round, next);
      if (result.kind === "refused" && !PASSING.has(result.code)) return this.#save(round, "stuck");
      await pause(this.#settings.wait, undefined, this.#stopping);
    };
    const [betTransactionId, zero] = [`${id}.bet`, amountOf(0n, seat)];
    if (state === "betting") return await this.#bet(round, move("bet"));
    if (state === "paying") return await until("win", { ...move("win"), betTransactionId, amount: win }, "ending");
    if (state === "undoing") return await until("rollback", { ...move("undo"), betTransactionId, amount: stake }, "voiding");
    const isVoid = state === "voiding";
    const [totalBet, totalWin, status, reason] = isVoid ? [zero, zero, "void", "No answer to the bet"] : [stake, win, "settled"];
    await until("end-round", { ...move("end"), totalBet, totalWin, status, reason }, isVoid ? "void" : "done");
  }

  async #finish(round: Round): Promise<void> {
    while (!["done", "void", "refused", "stuck"].includes(round.state)) await this.#step(round);
  }

  async #open(token: string): Promise<string> {
    const result = await call<Seat>(this.#settings, "v1/session", { token, gameCode: CODE });
    const key = randomBytes(24).toString("base64url");
    if (result.kind === "ok") this.#seats.set(key, result.answer);
    return key;
  }

  async #play(key: string, stake = this.#seats.get(key)?.limits.minBet ?? ""): Promise<string> {
    const seat = this.#seats.get(key);
    if (!seat) return "Open this game again.";
    const round: Round = { id: randomBytes(12).toString("hex"), seat, stake, win: amountOf(0n, seat), state: "betting" };
    this.#save(round, "betting");
    await this.#finish(round);
    return round.state === "done" ? `You staked ${stake} and won ${round.win}.` : "This round did not take place.";
  }

  async #answer(request: IncomingMessage): Promise<[status: number, type: string, body: string]> {
    const url = new URL(request.url ?? "/", "http://vendor");
    const [route, body] = [`${request.method} ${url.pathname}`, await textOf(request)];
    if (route === "GET /games") return [200, JSON_TYPE, JSON.stringify({ provider: this.#settings.provider, games: GAMES })];
    if (this.#settings.testPlay && route === "POST /conform/play") {
      const { token, stake } = JSON.parse(body);
      return [200, JSON_TYPE, JSON.stringify({ said: await this.#play(await this.#open(token), stake) })];
    }
    if (url.pathname !== `/play/${CODE}`) return [404, "text/plain", "Not found"];
    const sent = new URLSearchParams(body).get("key");
    const key = sent ?? (await this.#open(url.searchParams.get("token") ?? ""));
    const said = sent === null ? "Heads pays 1.96 times the stake." : await this.#play(sent);
    const form = this.#seats.has(key) ? `<form method="post"><button name="key" value="${key}">Toss</button></form>` : "";
    return [200, "text/html; charset=utf-8", `<!doctype html><html lang="en"><title>Coin</title><p>${said}</p>${form}</html>`];
  }
}

if (import.meta.main) {
  const { PORT = "8789", PLATFORM_URL = "", PROVIDER_ID = "", PROVIDER_SECRET = "", FOLDER, TEST_PLAY } = process.env;
  const key = { platformUrl: PLATFORM_URL, provider: PROVIDER_ID, secret: PROVIDER_SECRET };
  const vendor = new Vendor({ ...key, folder: FOLDER ?? ".data/sample-vendor", wait: 500, testPlay: TEST_PLAY === "on" });
  console.log(`A vendor at ${await vendor.start(Number(PORT))}, its platform at ${PLATFORM_URL}`);
}
