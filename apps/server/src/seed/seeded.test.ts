import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createClient } from "@baize/api/client/client";
import { CONTRACT_TYPES } from "@baize/domain/agents/contract/type";
import { CATEGORIES } from "@baize/domain/gaming/game/category";
import { createApp } from "../app.ts";
import { readConfig } from "../platform/config/config.ts";
import type { OpenDatabase } from "../platform/database/database.ts";
import { computeStatements } from "../modules/agents/settlement/compute-statements.ts";
import { runSettlements } from "../modules/agents/settlement/run-settlements.ts";
import { settlementRuns, settlementStatements } from "../modules/agents/settlement/schema.ts";
import { loadBrand } from "../platform/brand/queries.ts";
import { transact } from "../platform/database/retry.ts";
import { winners } from "../modules/gaming/winner-schema.ts";
import { LIVE_SOURCES } from "../live-sources.ts";
import { LiveWatch } from "../platform/live/watch.ts";
import { seedDemoWinners } from "../modules/gaming/winners/seed-demo-winners.ts";
import { purgeExpired } from "../purge-expired.ts";
import { listBrokenInvariants } from "../ledger/broken-invariants.ts";
import { openSystem } from "../open-system.ts";
import { DEMO_ACCOUNTS } from "./demo-accounts.ts";
import { SeededRandom } from "./random.ts";
import { seedGames } from "./games.ts";
import { seedDatabase } from "./seed.ts";
import { openTestDatabase } from "../../test/harness/database.ts";

const NOW = new Date("2026-11-21T09:00:00Z");
const DAY = 86_400_000;
let database: OpenDatabase;
let now = NOW;
let send: (request: Request) => Response | Promise<Response>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedDatabase(database.db, "baize", NOW);
  const system = await openSystem(readConfig({ BAIZE_MODE: "sandbox", RATE_LIMITS: "off" }), database, () => now);
  send = createApp(system, new LiveWatch(system, LIVE_SOURCES)).fetch;
  // Ten seconds of a processor, which a busy machine may not have at once.
}, 300_000);
afterAll(async () => await database.close());

const clientOn = (host: string, token: string | null = null) =>
  createClient({
    baseUrl: `http://${host}`,
    language: () => "HI",
    token: () => token,
    now: () => now.getTime(),
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set("host", host);
      return await send(new Request(input, { ...init, headers }));
    },
  });

const signIn = async (host: string, name: string) => {
  const account = DEMO_ACCOUNTS.find(({ username }) => username === name);
  return await clientOn(host).write("session.login", { username: name, password: account?.password ?? "" });
};

it("keeps every invariant of the ledger", async () => {
  expect(await listBrokenInvariants(database.db)).toEqual([]);
});

it("seeds nothing twice, and makes the same games from the same seed", async () => {
  expect(await seedDatabase(database.db, "another", NOW)).toBe(false);
  const make = (seed: string) => seedGames(new SeededRandom(seed), NOW);
  expect(make("baize")).toEqual(make("baize"));
  expect(make("baize")).not.toEqual(make("another"));
});

it("has two brands, every category, thirty vendors and fifteen hundred games, with titles in Hindi", async () => {
  const { items } = await clientOn("localhost").read("games.menus");
  expect(items.map(({ category }) => category)).toEqual([...CATEGORIES]);
  expect(new Set(items.flatMap(({ vendors }) => vendors.map(({ vassalage }) => vassalage))).size).toBeGreaterThanOrEqual(30);
  expect(items.reduce((sum, { games }) => sum + games, 0)).toBeGreaterThanOrEqual(1500);
  const popular = await clientOn("localhost").read("games.popular");
  expect(popular.items).toHaveLength(20);
  expect(popular.items.slice(0, 6).map(({ name }) => name)).toEqual([
    "Pearl Monsoon",
    "तीन पत्ती",
    "Sky Ladder",
    "Crown of Mysore",
    "Deep Net",
    "दिवाली की रात",
  ]);
  expect((await clientOn("localhost").read("system.whitelabel")).profile).toBe("strict");
  expect(await clientOn("utsav.localhost").read("system.whitelabel")).toMatchObject({
    profile: "classic",
    minimumAge: 18,
    theme: { brand: "utsav" },
  });
  expect(await clientOn("unheard-of.example").read("system.whitelabel")).toMatchObject({ brand: { code: "baize" } });
});

it.each(["localhost", "utsav.localhost"])("signs each demo account in at %s in its role", async (host) => {
  const ananya = await signIn(host, "ananya_42");
  const client = clientOn(host, ananya.token);
  expect(ananya).toMatchObject({ isAgent: 0, passwordChange: null });
  expect(await client.read("wallet.balance")).toMatchObject({
    sumBalance: { amount: "48250.75" },
    locked: { amount: "20000.00" },
  });
  expect(await client.read("notice.unreadCount")).toEqual({
    messages: 2,
    announcements: expect.any(Number),
    total: expect.any(Number),
  });
  expect((await client.read("bets.list")).totals?.count).toBeGreaterThan(100);
  expect((await client.read("games.favourites")).items.length).toBeGreaterThan(3);
  expect((await client.read("games.recent")).items.length).toBeGreaterThan(3);
  expect((await signIn(host, "vikram_hq")).isAgent).toBe(1);
  expect((await signIn(host, "raj_mumbai")).isAgent).toBe(2);
  expect((await signIn(host, "vikram_desk")).isAgent).toBe(41);
  expect((await signIn(host, "raj_desk")).isAgent).toBe(42);
  expect((await signIn(host, "demo_guest")).isAgent).toBe(4);
  expect((await signIn(host, "naya_khiladi")).passwordChange).toBe(host === "localhost" ? "first_login" : "weak_default");
});

it("gives the agents' downline passwords that do not follow from the seed", async () => {
  const random = new SeededRandom("baize").fork("baize").fork("people").fork("hidden");
  const password = `${random.next()}${random.next()}`;
  const answer = clientOn("localhost").write("session.login", { username: "deepa_pune", password });
  await expect(answer).rejects.toMatchObject({ code: "auth.bad_credentials" });
});

it("says that its winners are a demonstration, and shows none of them in production", async () => {
  expect(await clientOn("localhost").read("winners.list")).toMatchObject({ demonstration: true });
  const config = readConfig({ BAIZE_MODE: "production" });
  const production = await openSystem(config, database, () => now);
  const real = createApp(production, new LiveWatch(production, LIVE_SOURCES));
  const answer = await real.request("http://localhost/wps/relay/winnerRankList", { headers: { host: "localhost" } });
  expect(await answer.json()).toMatchObject({ value: { items: [], demonstration: false } });
});

it("has announcements in three languages, winners and draws", async () => {
  const client = clientOn("localhost");
  expect(await client.read("announcements.list", { types: ["B", "H", "PL", "PU", "PR"] })).toMatchObject({ total: 63, pages: 9 });
  expect((await client.read("notice.get")).banners).toHaveLength(3);
  const { items } = await client.read("winners.list");
  expect(items.map(({ player, amount }) => [player, amount.amount]).slice(0, 2)).toEqual([
    ["an***42", "482600.00"],
    ["रो***जी", "215940.00"],
  ]);
  const drawn = await client.read("draws.opened");
  expect(drawn.items.slice(0, 4).map(({ gameName }) => gameName)).toEqual([
    "मिज़ोरम शाम",
    "हनोई VIP",
    "5-मिनट पासा",
    "कोलकाता एफ़एफ़",
  ]);
  expect(drawn.items.every(({ nextDrawAt }) => (nextDrawAt ?? 0) > now.getTime())).toBe(true);
  for (const gameCode of ["HANOI_VIP", "KON_TUM"])
    expect((await client.read("draws.opened", { gameCode, count: 100 })).items).toHaveLength(100);
});

it("has future, running and ended promotions, help, install guides, a mall and gifts, in each language", async () => {
  const client = clientOn("utsav.localhost");
  const { items, categories } = await client.read("promotions.list", {});
  expect(new Set(items.map(({ state }) => state))).toEqual(new Set(["open", "coming_soon", "closed"]));
  expect(categories.every(({ title, category }) => title !== category)).toBe(true);
  expect((await client.read("promotions.get", { id: items[0]?.id ?? "" })).content).toContain("शर्तें");
  const { sections } = await client.read("help.centre", {});
  expect(sections.map(({ title }) => title)).toEqual(["आपका अकाउंट", "जमा और निकासी", "बोनस और रिवॉर्ड", "खेल", "सीमाएँ और सहायता"]);
  expect(sections.flatMap(({ articles }) => articles).length).toBeGreaterThanOrEqual(30);
  const { items: apps } = await client.read("download.info", {});
  expect(apps.map(({ guide }) => guide.length)).toEqual([1, 1, 1]);
  expect((await client.read("points.rewards", {})).items.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["discount", "lifestyle", "gift"]),
  );
  expect((await client.read("points.config", {})).rules).toHaveLength(1);
  expect((await client.read("announcements.games", {})).items.length).toBeGreaterThan(5);
  expect((await client.read("vn.menu", {})).items.map(({ name }) => name)).toContain("हनोई VIP");
  expect((await client.read("vn.opened", {})).items).toHaveLength(100);
  expect((await client.read("gift.get", {})).gift).toMatchObject({ actionLabel: "रजिस्टर करें" });
});

it("adds winners on later days", async () => {
  now = new Date(NOW.getTime() + 3 * DAY);
  expect((await clientOn("localhost").read("winners.list")).items).toEqual([]);
  await seedDemoWinners(database.db, now);
  expect((await clientOn("localhost").read("winners.list")).items).toHaveLength(7);
  const made = (await database.db.select().from(winners)).length;
  await seedDemoWinners(database.db, now);
  expect((await database.db.select().from(winners)).length).toBe(made);
});

it("deletes expired rows, and no others", async () => {
  now = NOW;
  const { token } = await signIn("localhost", "ananya_42");
  await clientOn("localhost").read("captcha.get");
  await purgeExpired(database.db, now);
  expect(await clientOn("localhost", token).read("member.icon")).toHaveProperty("avatar");
  await purgeExpired(database.db, new Date(NOW.getTime() + 60 * DAY));
  const left = await database.runSql(
    "select (select count(*) from captchas) + (select count(*) from spent) + (select count(*) from sessions) as left",
  );
  expect(Number(left.rows[0]?.left)).toBe(0);
});

it("has contracts of every type through four levels, and two proposals that wait for the agent", async () => {
  const { token } = await signIn("localhost", "vikram_hq");
  const client = clientOn("localhost", token);
  const { items } = await client.read("contracts.list", { state: "signed", limit: 100 });
  const types = (side: string) => [...new Set(items.filter((one) => one.side === side).map(({ type }) => type))].toSorted();
  expect(types("upline")).toEqual(["daily", "dividend", "hourly", "realTime"]);
  expect(types("downline")).toEqual(["daily", "dividend", "hourly", "realTime"]);
  expect(items.every(({ startsAt }) => startsAt !== null && startsAt < NOW.getTime())).toBe(true);
  const waiting = (await client.read("contracts.list", { awaits: "me" })).items;
  expect(waiting.map(({ side, type }) => `${side} ${type}`).toSorted()).toEqual(["downline daily", "upline daily"]);
});

it("says when each member who plays signed in last", async () => {
  const { rows } = await database.runSql(
    "select distinct m.username from members m join bets b on b.member_id = m.id where m.last_login_at is null and m.book = 'real'",
  );
  expect(rows).toEqual([]);
});

/** The agents of one branch, a level further in with each name. */
const LEVELS = ["vikram_hq", "raj_mumbai", "meera_thane", "kavya_kalyan"];

it("has settled two months of contracts of every type for an agent of each level", async () => {
  const { rows } = await database.runSql(
    `select m.username, s.type, count(*) filter (where r.state = 'closed') as closed, min(s.window_start)::text as first
      from settlement_statements s join settlement_runs r on r.id = s.run_id join members m on m.id = s.member_id
      where s.brand = 'baize' group by m.username, s.type`,
  );
  for (const name of LEVELS) {
    const own = rows.filter((row) => row.username === name);
    expect(own.map(({ type }) => String(type)).toSorted()).toEqual(["daily", "dividend", "hourly", "realTime"]);
    expect(own.every(({ closed }) => Number(closed) > 0)).toBe(true);
    const days = own.map(({ first }) => (NOW.getTime() - Date.parse(String(first))) / DAY);
    expect(Math.max(...days)).toBeGreaterThan(40);
  }
});

it("has bills that are due, one that the guarantee paid, and an agent who owes it", async () => {
  const { rows } = await database.runSql(
    `select m.username, u.username as payer, s.state, s.due_at > $1 as open, s.from_guarantee > 0 as guaranteed
      from settlement_statements s join members m on m.id = s.member_id join members u on u.id = s.upline_id
      where s.brand = 'baize' and s.type = 'dividend' and s.state in ('due', 'guaranteed')`,
    [NOW],
  );
  const due = rows.filter(({ state }) => state === "due");
  expect(due.length).toBeGreaterThan(3);
  expect(due.every(({ open }) => open === true)).toBe(true);
  for (const name of LEVELS) expect(due.some((row) => row.username === name || row.payer === name)).toBe(true);
  expect(rows.filter(({ state }) => state === "guaranteed")).toEqual([
    { username: "tara_juhu", payer: "faiz_bandra", state: "guaranteed", open: false, guaranteed: true },
  ]);
  const { rows: owing } = await database.runSql(
    `select m.username from accounts a join members m on m.id = a.member_id
      where m.brand = 'baize' and a.kind = 'guarantee' and a.balance < 0`,
  );
  expect(owing).toEqual([{ username: "faiz_bandra" }]);
});

it("leaves nothing for the settlement to do, and the same bytes when a run is computed again", async () => {
  const system = await openSystem(readConfig({ BAIZE_MODE: "sandbox" }), database, () => NOW);
  const count = async () => (await database.runSql("select count(*)::int as count from settlement_runs")).rows[0]?.count;
  const before = await count();
  await runSettlements(system.db, NOW, system);
  expect(await count()).toBe(before);
  const runs = await database.db.select().from(settlementRuns).where(eq(settlementRuns.brand, "baize"));
  const brand = system.brands.of(await loadBrand(database.db, "baize"));
  for (const type of CONTRACT_TYPES) {
    const run = runs.find((one) => one.type === type && one.statements > 0);
    if (!run) throw new Error(`There is no run of ${type}`);
    const again: string[] = [];
    await transact(database.db, async (tx) => {
      for await (const batch of computeStatements(tx, brand, run)) again.push(...batch.map(({ text }) => text));
    });
    const stored = await database.db.select().from(settlementStatements).where(eq(settlementStatements.runId, run.id));
    expect(again.toSorted()).toEqual(stored.map(({ text }) => text).toSorted());
  }
});
