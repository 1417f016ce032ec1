// `npm run bench:lottery`: a draw with a million tickets, closed, drawn and settled on PostgreSQL, as a ratio to one statement by hand; and a
// draw that sells 500 tickets a second until it closes.
import { parseArgs } from "node:util";
import pg from "pg";
import { lotteryGameOf } from "@baize/domain/lottery/games";
import { standardAccounts } from "../ledger/account.ts";
import { openAccounts } from "../ledger/open-accounts.ts";
import { games, vendors } from "../modules/gaming/schema.ts";
import { lotteries } from "../modules/gaming/lottery-game-schema.ts";
import { announceGame } from "../modules/lottery/draws/announce-draws.ts";
import { closeDraw } from "../modules/lottery/draws/close-draw.ts";
import { drawOnce } from "../modules/lottery/draws/draw-once.ts";
import { openDraw } from "../modules/lottery/draws/open-draw.ts";
import { listComing } from "../modules/lottery/draws/queries.ts";
import { recomputeDraw } from "../modules/lottery/settlement/correct-draw.ts";
import { listSettlements } from "../modules/lottery/settlement/queries.ts";
import { beginSettlement, finishSettlement, settleTicketsOf } from "../modules/lottery/settlement/settle-draw.ts";
import { openSystem } from "../open-system.ts";
import { readConfig } from "../platform/config/config.ts";
import type { RunSql } from "../platform/database/database.ts";
import { openDatabase } from "../platform/database/open.ts";
import { startTemporaryPostgres } from "../platform/database/temporary-postgres.ts";
import { roundSettled } from "../subscribers.ts";
import { postBatch } from "../ledger/post-batch.ts";
import { runIn } from "../platform/database/raw.ts";
import { transact } from "../platform/database/retry.ts";
import { newId } from "../platform/ids/new-id.ts";
import { buyUntilClose } from "./lottery/buy-until-close.ts";
import { addTickets, settleByHand } from "./lottery/add-tickets.ts";
import { timed } from "./measure.ts";
import { addTree, BENCH_BRAND } from "./settlement/add-tree.ts";

const { values } = parseArgs({
  options: {
    tickets: { type: "string", default: "1000000" },
    members: { type: "string", default: "50000" },
    buys: { type: "string", default: "500" },
    seconds: { type: "string", default: "20" },
  },
});
const [count, people] = [Number(values.tickets), Number(values.members)];
const CODE = "MIZORAM_EVE";
const GAME_ID = "bench.lottery";
const seconds = (value: number) => `${value.toFixed(1)} s`.padStart(8);

async function bench(url: string): Promise<void> {
  const config = { ...readConfig({ BAIZE_MODE: "sandbox", RATE_LIMITS: "off" }), databaseUrl: url };
  const database = await openDatabase(config);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  // The server of the bench may be stopped while the pool is open; what failed is thrown by its caller.
  pool.on("error", () => undefined);
  const runSql: RunSql = async (text, given = []) => await pool.query(text, [...given]);
  const from = new Date("2026-11-25T00:00:00Z");
  let now = new Date("2026-11-25T10:00:00Z");
  await addTree(
    { ...database, runSql },
    { members: people, agents: 200 },
    { dividend: from, daily: from, hourly: from, realTime: from },
  );
  const system = await openSystem(config, database, () => now);
  const { db } = system;
  const { rows } = await runSql("select id from members where brand = $1 and kind = 0", [BENCH_BRAND]);
  const members = rows.map(({ id }) => String(id));
  for (let start = 0; start < members.length; start += 1000)
    await openAccounts(
      db,
      members.slice(start, start + 1000).flatMap((id) => standardAccounts({ id, book: "real", currency: "INR" })),
    );
  const game = { category: "LOTT", gameType: "LOTT", accountTypeName: "LOTT", title: CODE, titles: {}, words: "", rank: 1 };
  await db.insert(vendors).values({ code: "BENCH", name: "Bench", provider: "none", position: 1 });
  await db
    .insert(games)
    .values({ ...game, id: GAME_ID, vendor: "BENCH", hot: false, fresh: false, jackpot: false, releasedAt: now });
  await db.insert(lotteries).values({ code: CODE, gameId: GAME_ID, position: 0 });
  const rules = lotteryGameOf(CODE);
  if (!rules) throw new Error("There is no such lottery");
  await announceGame(system, rules);
  const [draw, later] = await listComing(db, [CODE], now, 2);
  if (!draw || !later) throw new Error("No draw is announced");
  await openDraw(system, draw);
  const building = await timed(
    async () => await addTickets(runSql, draw, { brand: BENCH_BRAND, gameId: GAME_ID, members, count }),
  );
  for (const table of ["lottery_tickets", "bets"]) await runSql(`vacuum analyze ${table}`);
  console.log(`${count} tickets of ${members.length} members, built in ${seconds(building)}`);
  const byHand = await timed(async () => await settleByHand(runSql, draw));
  console.log(`by hand   ${seconds(byHand)}, one statement over the same tickets, bets and facts; no money, no prizes`);
  for (const table of ["lottery_tickets", "bets", "wager_facts"]) await runSql(`vacuum analyze ${table}`);
  now = new Date(draw.closesAt);
  const closing = await timed(async () => await closeDraw(system, draw));
  now = new Date(draw.drawsAt);
  const drawing = await timed(async () => await drawOnce(system, draw));
  const settling = await timed(async () => {
    await beginSettlement(system, draw);
    await settleTicketsOf(system, roundSettled, draw);
    await finishSettlement(system, draw);
  });
  const [settlement] = await listSettlements(db, draw);
  console.log(`closed    ${seconds(closing)}: tree and signed root; drawn ${seconds(drawing)}`);
  console.log(
    `settled   ${seconds(settling)}, ${(settling / byHand).toFixed(2)} of the statement by hand; ${settlement?.winners} of ${settlement?.tickets} won`,
  );
  const again = await timed(async () => {
    const { digest } = await recomputeDraw(db, draw);
    console.log(`computed once more: ${digest === settlement?.digest ? "the same to the byte" : "NOT the same"}`);
  });
  console.log(`recomputed ${seconds(again)}`);
  const buyers = members.slice(0, 2000);
  const owners = buyers.map((id) => ({ id, book: "real", currency: "INR" }) as const);
  const cash = owners.map(
    (owner) => ({ posting: "deposit", refs: { clearing: "bench" }, owner, amount: 100_000n, ref: newId() }) as const,
  );
  for (let start = 0; start < cash.length; start += 500)
    await transact(db, async (tx) => await postBatch(runIn(tx), now, cash.slice(start, start + 500)));
  const load = { rules, gameId: GAME_ID, members: buyers, perSecond: Number(values.buys), seconds: Number(values.seconds) };
  const { bought, refused, perSecond, p99, counted, lost, after } = await buyUntilClose(system, later, load);
  console.log(
    `bought    ${bought} tickets, ${perSecond.toFixed(0)} a second of ${values.buys} asked for, 99 % within ${p99.toFixed(0)} ms; ${refused} refused after the close`,
  );
  console.log(`in the root ${counted}: ${lost} lost, ${after} added after the close`);
  await pool.end();
  await database.close();
}

const postgres = process.env.DATABASE_URL ? undefined : await startTemporaryPostgres({ durable: true });
try {
  await bench(process.env.DATABASE_URL ?? postgres?.url ?? "");
} finally {
  await postgres?.stop();
}
