import { randomBytes, randomUUIDv7 } from "node:crypto";
import { Agent, request } from "node:http";
import pg from "pg";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { OPERATIONS } from "@baize/api/provider/operations";
import { signHeaders } from "@baize/api/provider/sign";
import { createAdaptorServer } from "@hono/node-server";
import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import type { OpenDatabase, RunSql } from "../db/database.ts";
import { openDatabase } from "../db/open.ts";
import { startTemporaryPostgres } from "../db/temporary-postgres.ts";
import { brands } from "../db/schema/brand.ts";
import { LiveWatch } from "../features/live/watch.ts";
import { bet } from "../features/provider/bet.ts";
import { checkLedger } from "../ledger/check.ts";
import { houseAccount, memberAccount } from "../ledger/account.ts";
import { openSystem } from "../open-system.ts";
import { seedDatabase } from "../seed/seed.ts";
import type { System } from "../system.ts";
import { measure, median, type Work } from "./measure.ts";
import { type Player, replay, type Statement } from "./recorded-statements.ts";
import { makeSeats, type Seat } from "./seats.ts";

const WORKERS = 16;
const SECONDS = 4;
const ROUNDS = 3;

const newBet = (seat: Seat) => ({
  ...seat,
  roundId: `r_${randomUUIDv7()}`,
  transactionId: `t_${randomUUIDv7()}`,
  amount: "1.00",
});
const newCall = () => ({
  provider: SANDBOX_PROVIDER.id,
  nonce: randomUUIDv7(),
  nonceUntil: new Date(Date.now() + 600_000),
  now: new Date(),
  requestId: randomUUIDv7(),
});

const seatOf = (seats: readonly Seat[], worker: number): Seat => {
  const seat = seats[worker];
  if (!seat) throw new RangeError("More workers than seats");
  return seat;
};

function byVerb(system: System, seats: readonly Seat[]): Work {
  return async (worker) => {
    const answer = await bet(system, newCall(), newBet(seatOf(seats, worker)));
    if (answer.code !== "ok") throw new Error(`A bet was refused: ${answer.code}`);
  };
}

function playerOf(seat: Seat, house: string): Player {
  const owner = { id: seat.member, book: "real" as const, currency: seat.currency };
  const account = memberAccount(owner, "cash").id;
  return {
    member: seat.member,
    session: seat.session,
    account,
    house: houseAccount(house, owner, "vendor", SANDBOX_PROVIDER.id).id,
  };
}

/** The statements that one bet sends, with BEGIN and COMMIT, as the driver sees them. */
async function recordBet(system: System, seat: Seat): Promise<Statement[]> {
  const statements: Statement[] = [{ text: "begin", values: [] }];
  const { database } = system;
  const inTransaction: OpenDatabase["inTransaction"] = async (work) =>
    await database.inTransaction(async (run) => {
      const recorded: RunSql = async (text, values = []) => {
        statements.push({ text, values });
        return await run(text, values);
      };
      return await work(recorded);
    });
  await byVerb({ ...system, database: { ...database, inTransaction } }, [seat])(0);
  return [...statements, { text: "commit", values: [] }];
}

async function bySql(system: System, pool: pg.Pool, seats: readonly Seat[]): Promise<Work> {
  const [brand] = await system.db.select({ house: brands.house }).from(brands);
  const house = brand?.house ?? "";
  const recorded = seatOf(seats, WORKERS);
  const statements = await recordBet(system, recorded);
  const players = seats.map((seat) => playerOf(seat, house));
  const from = playerOf(recorded, house);
  return async (worker) => await replay(pool, statements, from, players[worker] ?? from);
}

interface Door {
  readonly work: Work;
  readonly close: () => void;
}

async function byHttp(system: System, seats: readonly Seat[]): Promise<Door> {
  const server = createAdaptorServer({ fetch: createApp(system, new LiveWatch(system)).fetch });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", () => done()));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const agent = new Agent({ keepAlive: true, maxSockets: WORKERS });
  const { path } = OPERATIONS.bet;
  const send = async (body: string): Promise<number | undefined> => {
    const call = { provider: SANDBOX_PROVIDER.id, method: "POST", path, body };
    const headers = {
      "content-type": "application/json",
      ...signHeaders(call, system.config.providerSecret, Date.now(), randomBytes(18).toString("base64url")),
    };
    return await new Promise((done, fail) => {
      const sent = request({ port, host: "127.0.0.1", path, method: "POST", headers, agent }, (answer) => {
        answer.resume().on("end", () => done(answer.statusCode));
      });
      sent.on("error", fail);
      sent.end(body);
    });
  };
  const work: Work = async (worker) => {
    const status = await send(JSON.stringify(newBet(seatOf(seats, worker))));
    if (status !== 200) throw new Error(`A bet was answered ${status}`);
  };
  return { work, close: () => void (agent.destroy(), server.close()) };
}

async function bench(url: string): Promise<void> {
  const config = { ...readConfig({ RATE_LIMITS: "off" }), databaseUrl: url };
  const database = await openDatabase(config);
  await seedDatabase(database.db, config.seed, new Date());
  const system = await openSystem(config, database);
  const seats = await makeSeats(database.db, WORKERS + 1);
  const pool = new pg.Pool({ connectionString: url, max: WORKERS });
  const door = await byHttp(system, seats);
  const ways: Record<string, Work> = {
    "plain SQL": await bySql(system, pool, seats),
    verb: byVerb(system, seats),
    HTTP: door.work,
  };
  const seen: Record<string, number[]> = {};
  for (const [name, work] of Object.entries(ways)) await measure(work, WORKERS, 1).then(() => (seen[name] = []));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, work] of Object.entries(ways)) seen[name]?.push(await measure(work, WORKERS, SECONDS));
  }
  const sql = median(seen["plain SQL"] ?? []);
  console.log(`Bets a second on PostgreSQL, ${WORKERS} at once, median of ${ROUNDS} × ${SECONDS} s:`);
  for (const [name, rates] of Object.entries(seen)) {
    const rate = median(rates);
    console.log(
      `  ${name.padEnd(10)} ${rate.toFixed(0).padStart(6)}   ${(rate / sql).toFixed(2)} of plain SQL   (${rates.map((one) => one.toFixed(0)).join(", ")})`,
    );
  }
  const broken = (await checkLedger(database.db)).filter(({ breaches }) => breaches.length > 0);
  console.log(broken.length === 0 ? "All invariants hold afterwards." : `Broken afterwards: ${JSON.stringify(broken)}`);
  door.close();
  await pool.end();
  await database.close();
}

const given = process.env.DATABASE_URL;
const temporary = given ? undefined : await startTemporaryPostgres({ durable: true });
await bench(given ?? temporary?.url ?? "");
await temporary?.stop();
