// `npm run bench:shared-table`: many players at one shared table, by the real vendor, the server and PostgreSQL, each in a process of its own.
import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent } from "node:http";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { listBrokenInvariants } from "../ledger/broken-invariants.ts";
import { openSystem } from "../open-system.ts";
import { readConfig } from "../platform/config/config.ts";
import { openDatabase } from "../platform/database/open.ts";
import { seedDatabase } from "../seed/seed.ts";
import { runBench } from "./own-database.ts";
import { makeSeats, type Seat } from "./seats.ts";
import { findTableCode, launchPlayers, listBalances } from "./shared-table/launch-players.ts";
import { openFrames, type Played, playRound } from "./shared-table/play-round.ts";
import { type PlainSeconds, timePlainSql } from "./shared-table/plain-sql.ts";
import { startVendor } from "./shared-table/start-vendor.ts";

const { values } = parseArgs({
  options: { players: { type: "string", default: "1000" }, late: { type: "string", default: "50" } },
});
const [PLAYERS, LATE] = [Number(values.players), Number(values.late)];
/** Connections of the plain SQL: as many as the server has. */
const CONNECTIONS = 16;

const share = (times: readonly number[], part: number): string =>
  `${(times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? 0).toFixed(0)} ms`;
const spread = (times: readonly number[]) =>
  `${share(times, 0.5)} (median), ${share(times, 0.99)} (99 %), ${share(times, 1)} (last)`;

const beside = (milliseconds: number, seconds: number) =>
  `${(milliseconds / 1000 / seconds).toFixed(2)} times the same statements in plain SQL (${(seconds * 1000).toFixed(0)} ms)`;

const listed = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${count} × ${name}`)
    .join(", ");

function print(played: Played, plain: PlainSeconds): void {
  console.log(
    `${played.pressed} bets pressed at once: ${listed(played.outcomes)}; ${played.beforeClose} answered before the close.`,
  );
  console.log(`  a bet      ${spread(played.betTimes)}`);
  console.log(`  all bets   ${played.allBets.toFixed(0)} ms, ${beside(played.allBets, plain.bets)}`);
  console.log(`Pressed after the close: ${listed(played.late)}.`);
  console.log(`Results that the pages showed: ${played.results.length}.`);
  console.log(`From the result, ${played.taken} wins:`);
  console.log(`  in the ledger   ${played.won} ms, ${beside(played.won, plain.wins)}`);
  console.log(`  rounds ended    ${played.ended} ms, ${beside(played.ended, plain.wins + plain.ends)}`);
  console.log(`  on the page     ${spread(played.shownTimes)}`);
}

/** The players whose balance is not what the cards and their bets say. */
function countWrong(seats: readonly Seat[], before: ReadonlyMap<string, bigint>, after: typeof before, played: Played): number {
  return seats.filter(({ member }, place) => {
    const expected = (before.get(member) ?? 0n) + (played.changes[place] ?? 0n);
    return after.get(member) !== expected;
  }).length;
}

async function bench(url: string): Promise<boolean> {
  const config = { ...readConfig({ BAIZE_MODE: "sandbox", RATE_LIMITS: "off" }), databaseUrl: url };
  const database = await openDatabase(config);
  const { db, runSql } = database;
  await seedDatabase(db, config.seed, new Date());
  const system = await openSystem(config, database);
  const seats = await makeSeats(db, PLAYERS + LATE);
  const [recorded] = await makeSeats(db, 1);
  if (!recorded) throw new Error("There is no player to record");
  const gameCode = await findTableCode(runSql);
  const tokens = await launchPlayers(runSql, seats, gameCode);
  await runSql("vacuum analyze");
  const served = fork(new URL("./served-app.ts", import.meta.url), { env: { ...process.env, DATABASE_URL: url } });
  const [port]: readonly unknown[] = await once(served, "message");
  const vendor = await startVendor(Number(port));
  const agent = new Agent({ keepAlive: true });
  try {
    const table = { frames: await openFrames(vendor.port, agent, tokens, gameCode), late: LATE, runSql };
    // The first round of a server plans its statements and compiles its code; a table has one each minute.
    await playRound(table);
    const before = await listBalances(runSql, seats);
    const played = await playRound(table);
    const load = loadavg()[0] ?? 0;
    const wrong = countWrong(seats, before, await listBalances(runSql, seats), played);
    const plain = await timePlainSql(url, system, recorded, seats.slice(0, PLAYERS), CONNECTIONS);
    print(played, plain);
    const broken = await listBrokenInvariants(db);
    console.log(
      `Balances that the cards do not explain: ${wrong}. Invariants that do not hold: ${broken.length}. Load: ${load.toFixed(1)}.`,
    );
    return wrong === 0 && broken.length === 0 && played.results.length === 1 && played.taken === PLAYERS;
  } finally {
    agent.destroy();
    await vendor.stop();
    served.disconnect();
    await once(served, "exit");
    await database.close();
  }
}

await runBench(bench);
