import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import type { Hono } from "hono";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import { appOf } from "./http/app.ts";
import { buildAssets } from "./http/assets.ts";
import { Sessions } from "./play/sessions.ts";
import { Book } from "./rounds/book.ts";
import { OpenRoundsCheck } from "./rounds/open-rounds.ts";
import { Pots } from "./rounds/pots.ts";
import { Rounds } from "./rounds/rounds.ts";
import { openLooks } from "./looks/looks.ts";
import { Fixtures } from "./sportsbook/fixtures.ts";
import { Tables } from "./tables/tables.ts";
import { walletOf } from "./wallet/client.ts";

export interface Timing {
  /** Milliseconds after which an answer of the platform counts as lost. */
  readonly walletTimeout: number;
  readonly betPauses: readonly number[];
  readonly retryPauses: readonly number[];
  /** Milliseconds that a call of the page may wait for a round. */
  readonly timeout: number;
  /** The vendor's clock; that of the machine if left out. */
  readonly clock?: Clock;
}

const TIMING: Timing = {
  walletTimeout: 5000,
  betPauses: [250, 1000],
  retryPauses: [200, 500, 1000, 2000, 5000, 10_000, 30_000],
  timeout: 8000,
};

export interface Provider {
  readonly app: Hono;
  /** Unfinished rounds of an earlier run that are being finished. */
  readonly recovered: number;
  readonly close: () => Promise<void>;
}

/** Opens the journal, finishes its open rounds, asks daily for those of the platform, and returns the web application. Throws StartError. */
export async function openProvider(
  config: Omit<Config, "buildsAhead">,
  warn: (text: string) => void,
  timing: Timing = TIMING,
): Promise<Provider> {
  const now = timing.clock ?? Date.now;
  const book = await Book.open(config.dataDir, now());
  const wallet = walletOf({
    serverUrl: config.serverUrl,
    provider: SANDBOX_PROVIDER.id,
    secret: config.secret,
    timeout: timing.walletTimeout,
    now: Date.now,
  });
  const { betPauses, retryPauses, timeout } = timing;
  const verifyUrl = (round: { id: string }) => `${config.publicUrl}/verify?round=${round.id}`;
  const tables = new Tables(book, now);
  const fixtures = new Fixtures(book, now);
  const pots = new Pots(book);
  const rounds = new Rounds({ book, wallet, tables, fixtures, pots, verifyUrl, betPauses, retryPauses, now, warn });
  const looks = openLooks({ serverUrl: config.serverUrl, timeout: timing.walletTimeout, now });
  const parts = { assets: await buildAssets(), looks };
  const app = appOf(
    config,
    parts,
    { book, rounds, tables, fixtures, pots, sessions: new Sessions(book, wallet, now), timeout, now },
    warn,
  );
  const recovered = await rounds.recover();
  const openRounds = new OpenRoundsCheck({ book, wallet, rounds, retryPauses, now, warn });
  const close = async () => {
    await openRounds.close();
    await rounds.close();
    await book.close();
  };
  return { app, recovered, close };
}
