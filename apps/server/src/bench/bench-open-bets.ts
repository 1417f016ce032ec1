// `npm run bench:open-bets`: many open bets on one match are settled through the vendor's door, and some of them once more.
import { fork } from "node:child_process";
import { once } from "node:events";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { bulkAnswer, MOST_CALLS } from "@baize/api/provider/bulk";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import * as z from "zod/mini";
import { listBrokenInvariants } from "../ledger/broken-invariants.ts";
import { readConfig } from "../platform/config/config.ts";
import { openDatabase } from "../platform/database/open.ts";
import { seedDatabase } from "../seed/seed.ts";
import { type HttpCallers, openHttpCallers } from "./http-callers.ts";
import { timed } from "./measure.ts";
import { betOf, endOf, listBets, type OpenBet, resettleOf, STAKED, winOf, WON } from "./open-bets/open-bet.ts";
import { runBench } from "./own-database.ts";
import { makeSeats, type Seat } from "./seats.ts";
import { listBalances } from "./shared-table/launch-players.ts";

const { values } = parseArgs({
  options: {
    bets: { type: "string", default: "100000" },
    players: { type: "string", default: "2000" },
    /** Bets that are settled by calls alone, to compare, and bets that are settled once more. */
    alone: { type: "string", default: "1000" },
    again: { type: "string", default: "5000" },
  },
});
const [BETS, PLAYERS] = [Number(values.bets), Number(values.players)];
const [ALONE, AGAIN] = [Number(values.alone), Number(values.again)];
/** Bulks under way, as the vendor sends them. */
const AT_ONCE = 8;
const [FIRST, SECOND] = [0, 1];

/** Does work for each of many, some at once. */
async function forEach<Of>(all: readonly Of[], work: (one: Of) => Promise<void>): Promise<void> {
  const left = all.values();
  const worker = async () => {
    for (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Sends calls in bulks. Throws where one of them is refused. */
async function sendBulks({ provider }: HttpCallers, calls: readonly object[]): Promise<void> {
  const bulks = Array.from({ length: Math.ceil(calls.length / MOST_CALLS) }, (_, place) =>
    calls.slice(place * MOST_CALLS, (place + 1) * MOST_CALLS),
  );
  await forEach(bulks, async (some) => {
    const { answers } = bulkAnswer.parse(JSON.parse(await provider("bulk", { calls: some })));
    const refusal = answers.find(({ code }) => code !== "ok");
    if (refusal || answers.length !== some.length) throw new Error(`A call was refused: ${JSON.stringify(refusal)}`);
  });
}

const okAnswer = z.object({ code: z.literal("ok") });
async function sendAlone({ provider }: HttpCallers, operation: "win" | "endRound" | "resettle", body: object): Promise<void> {
  okAnswer.parse(JSON.parse(await provider(operation, body)));
}

const wonIn = (result: number) => (bet: OpenBet) => bet.outcome === result;

const memberOf = ({ seat }: OpenBet): string => seat.member;

/** The players whose balance is not what their bets say. */
function countWrong(
  seats: readonly Seat[],
  before: ReadonlyMap<string, bigint>,
  after: typeof before,
  won: readonly OpenBet[],
  all: readonly OpenBet[],
): number {
  const [wins, bets] = [Map.groupBy(won, memberOf), Map.groupBy(all, memberOf)];
  return seats.filter(({ member }) => {
    const [winCount, betCount] = [wins.get(member)?.length ?? 0, bets.get(member)?.length ?? 0];
    return (after.get(member) ?? 0n) - (before.get(member) ?? 0n) !== BigInt(winCount) * WON - BigInt(betCount) * STAKED;
  }).length;
}

const perSecond = (count: number, seconds: number) => `${seconds.toFixed(1)} s, ${(count / seconds).toFixed(0)} a second`;

async function bench(url: string): Promise<boolean> {
  const config = { ...readConfig({ BAIZE_MODE: "sandbox", RATE_LIMITS: "off" }), databaseUrl: url };
  const database = await openDatabase(config);
  const { db, runSql } = database;
  await seedDatabase(db, config.seed, new Date());
  const seats = await makeSeats(db, PLAYERS, { uplines: 4 });
  const served = fork(new URL("./served-app.ts", import.meta.url), { env: { ...process.env, DATABASE_URL: url } });
  const [port]: readonly unknown[] = await once(served, "message");
  const http = openHttpCallers(Number(port), SANDBOX_PROVIDER.secret, AT_ONCE);
  try {
    const bets = listBets(seats, BETS);
    const compared = listBets(seats, ALONE);
    const before = await listBalances(runSql, seats);
    const placed = await timed(async () => await sendBulks(http, [...compared, ...bets].map(betOf)));
    console.log(
      `${bets.length} open bets of ${seats.length} players, placed in ${perSecond(bets.length + compared.length, placed)}.`,
    );
    await runSql("vacuum analyze");
    const alone = await timed(async () => {
      await forEach(compared.filter(wonIn(FIRST)), async (bet) => await sendAlone(http, "win", winOf(bet).request));
      await forEach(compared, async (bet) => await sendAlone(http, "endRound", endOf(bet, FIRST).request));
    });
    const paid = await timed(async () => await sendBulks(http, bets.filter(wonIn(FIRST)).map(winOf)));
    const ended = await timed(
      async () =>
        await sendBulks(
          http,
          bets.map((bet) => endOf(bet, FIRST)),
        ),
    );
    const settled = paid + ended;
    console.log(`Settled in ${perSecond(bets.length, settled)}: wins ${paid.toFixed(1)} s, ends ${ended.toFixed(1)} s.`);
    const ratio = ((alone / compared.length) * bets.length) / settled;
    console.log(`  ${ratio.toFixed(2)} times as fast as by calls alone (${perSecond(compared.length, alone)}).`);
    const corrected = bets.slice(0, AGAIN);
    const again = await timed(
      async () => await forEach(corrected, async (bet) => await sendAlone(http, "resettle", resettleOf(bet, FIRST, SECOND))),
    );
    console.log(`${corrected.length} settled once more with another result: ${perSecond(corrected.length, again)}.`);
    const won = [...compared, ...bets.slice(corrected.length)].filter(wonIn(FIRST)).concat(corrected.filter(wonIn(SECOND)));
    const wrong = countWrong(seats, before, await listBalances(runSql, seats), won, [...compared, ...bets]);
    const { rows } = await runSql("select count(*)::int as open from bets where settled_at is null and provider = $1", [
      SANDBOX_PROVIDER.id,
    ]);
    const open = Number(rows[0]?.open);
    const broken = await listBrokenInvariants(db);
    console.log(
      `Balances that the bets do not explain: ${wrong}. Rounds still open: ${open}. Invariants that do not hold: ${broken.length}. Load: ${(loadavg()[0] ?? 0).toFixed(1)}.`,
    );
    return wrong === 0 && open === 0 && broken.length === 0;
  } finally {
    http.close();
    served.disconnect();
    await once(served, "exit");
    await database.close();
  }
}

await runBench(bench);
