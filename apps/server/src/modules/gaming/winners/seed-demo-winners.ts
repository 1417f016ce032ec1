import { randomInt } from "node:crypto";
import { maskAccount } from "@baize/domain/identity/member/mask";
import { listBrandSettings } from "../../../platform/brand/queries.ts";
import type { Database } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { countWinnersSince, deleteWinnersBefore, insertWinners, listPopularGameIds, type WinnerRow } from "./queries.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const FEWEST = 7;
const PLAYERS = ["arnav_s", "kiran2009", "meenakshi", "farhan_q", "neha.v", "tushar77", "lakshmi_r"] as const;

/** A sandbox has few real players: its list of winners is kept at seven a day, so that there is something to look at. */
export async function seedDemoWinners(db: Database, now: Date): Promise<void> {
  for (const { code, config } of await listBrandSettings(db)) {
    await deleteWinnersBefore(db, code, new Date(now.getTime() - 40 * DAY_MS));
    const missing = FEWEST - (await countWinnersSince(db, code, new Date(now.getTime() - DAY_MS)));
    if (missing > 0) await insertWinners(db, await inventWinners(db, code, config.currency, missing, now));
  }
}

async function inventWinners(db: Database, brand: string, currency: string, count: number, now: Date): Promise<WinnerRow[]> {
  const games = await listPopularGameIds(db, brand, count);
  return games.map((gameId, index) => ({
    id: newId(),
    brand,
    player: maskAccount(PLAYERS[randomInt(PLAYERS.length)] ?? PLAYERS[0]),
    gameId,
    amount: BigInt(randomInt(30_000, 480_001)) * 100n,
    currency,
    at: new Date(now.getTime() - index * HOUR_MS - randomInt(HOUR_MS / 2)),
  }));
}
