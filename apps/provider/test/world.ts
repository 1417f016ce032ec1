import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { onTestFinished } from "vitest";
import { Book } from "../src/rounds/book.ts";
import { Pots } from "../src/rounds/pots.ts";
import { Rounds } from "../src/rounds/rounds.ts";
import type { RoundRecord, SessionRecord } from "../src/rounds/records.ts";
import { drawOf, firstSeeds } from "../src/rounds/seeds.ts";
import { MEDIUM } from "../src/engines/slot/games.ts";
import { play } from "../src/engines/slot/spin.ts";
import { Fixtures } from "../src/sportsbook/fixtures.ts";
import { Tables } from "../src/tables/tables.ts";
import { walletOf } from "../src/wallet/client.ts";
import { FakeWallet } from "./fake-wallet.ts";
import { type FakeServer, startFakeServer } from "./fake-server.ts";

// Long enough for a busy machine without faults.
export const TIMEOUT = 600;
const SESSION: SessionRecord = {
  kind: "session",
  id: "hash-of-a-key",
  session: "session-0001",
  member: "member-0001",
  currency: "INR",
  digits: 2,
  balance: "1000.00",
  game: { code: "pearl-monsoon", title: "Pearl Monsoon" },
  limits: { minBet: "1.00", maxBet: "1000.00" },
  expiresAt: "2099-01-01T00:00:00Z",
};

export interface Seat {
  readonly book: Book;
  readonly rounds: Rounds;
  readonly warnings: string[];
  readonly session: SessionRecord;
  /** Chooses a nonce by which the next round pays, or does not. */
  readonly aim: (pays: boolean) => Promise<void>;
  /** Spins and waits until the player is released. */
  readonly spin: (intent?: string, stake?: string) => Promise<RoundRecord>;
  /** Waits until every step is done. */
  readonly rest: (round: RoundRecord) => Promise<RoundRecord>;
  readonly stop: () => Promise<void>;
}

export interface World {
  readonly server: FakeServer;
  readonly folder: string;
  /** Starts a provider on this folder; a second call after `stop` is a restart. */
  readonly sit: () => Promise<Seat>;
  /** Crashes the provider; a new one finds only what was on disk. */
  readonly crash: (seat: Seat) => Promise<Seat>;
}

const until = async (done: () => boolean): Promise<void> => {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 5));
};

async function aimAt(book: Book, pays: boolean): Promise<void> {
  const seeds = book.seedsOf(SESSION.member) ?? firstSeeds(SESSION.member);
  let nonce = seeds.nonce;
  while (play(drawOf(seeds, nonce), MEDIUM).total > 0 !== pays) nonce += 1;
  await book.save({ ...seeds, nonce });
}

const verifyUrl = (round: RoundRecord): string => `http://localhost/verify?round=${round.id}`;

async function sit(folder: string, server: FakeServer): Promise<Seat> {
  const book = await Book.open(folder, Date.now());
  const { id: provider, secret } = SANDBOX_PROVIDER;
  const wallet = walletOf({ serverUrl: server.url, provider, secret, timeout: TIMEOUT, now: Date.now });
  const warnings: string[] = [];
  const warn = (text: string) => void warnings.push(text);
  const tables = new Tables(book, Date.now);
  const pots = new Pots(book);
  const fixtures = new Fixtures(book, Date.now);
  const rounds = new Rounds({
    book,
    wallet,
    tables,
    fixtures,
    pots,
    verifyUrl,
    betPauses: [5, 5],
    retryPauses: [5],
    now: Date.now,
    warn,
  });
  const spin = async (intent: string = crypto.randomUUID(), stake = "20.00") => {
    const round = await rounds.play(SESSION, { intent: intent, stake: stake, choice: "" });
    if (!round) throw new Error("busy");
    return rounds.settled(round, 20_000);
  };
  const rest = async (round: RoundRecord) => {
    await until(() => book.unfinished().length === 0);
    return book.rounds.get(round.id) ?? round;
  };
  const stop = async () => {
    await rounds.close();
    await book.close();
  };
  return { book, rounds, warnings, session: SESSION, aim: (pays) => aimAt(book, pays), spin, rest, stop };
}

/** A platform with 1,000.00 in the member's account, and an empty folder. Both are removed after the test. */
export async function world(): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), "provider-"));
  const server = await startFakeServer(0, new FakeWallet());
  const seats: Seat[] = [];
  onTestFinished(async () => {
    await Promise.allSettled(seats.map((seat) => seat.stop()));
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  const sitDown = async () => {
    const seat = await sit(folder, server);
    seats.push(seat);
    return seat;
  };
  const crash = async (seat: Seat) => {
    const left = await readFile(join(folder, "journal.jsonl"));
    await seat.stop();
    await writeFile(join(folder, "journal.jsonl"), left);
    return sitDown();
  };
  return { server, folder, sit: sitDown, crash };
}
