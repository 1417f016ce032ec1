import { eq } from "drizzle-orm";
import * as z from "zod";
import { expect, it, onTestFinished } from "vitest";
import { LIVE_PATH, LIVE_TOPICS } from "@baize/api/live";
import type { Listener } from "../database/listen.ts";
import { announcements } from "../../modules/content/schema.ts";
import { openWorld } from "../../../test/harness/make-world.ts";
import { inbox } from "../../modules/inbox/schema.ts";
import { lotteryTickets } from "../../modules/lottery/schema.ts";
import { changeBrand } from "../brand/change-brand.ts";
import { from } from "../../../test/harness/from-address.ts";
import { newId } from "../ids/new-id.ts";
import { clientOf } from "../../../test/harness/client.ts";
import { bonusIn } from "../../../test/faults/operations/offer.ts";
import { addOpenDraw, advanceTo, finishDraw } from "../../../test/harness/draws.ts";
import { addLotteries } from "../../../test/harness/lottery.ts";
import { addMember, deposit, signIn, type TestMember } from "../../../test/harness/member.ts";
import { operate, operateByTwo } from "../../../test/harness/operate.ts";
import { ending, placeBet, providerCall, seatedIn } from "../../../test/harness/provider.ts";
import { HOLDS_WINS } from "../../../test/harness/waiting.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { World } from "../../../test/harness/world.ts";

const newWorld = testDatabase();

interface Heard {
  readonly event: string;
  readonly id: string | undefined;
  readonly topics: readonly string[];
}

const lineOf = (block: string, name: string) =>
  block
    .split("\n")
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2);

/** Opens the stream; `next` answers the next event, undefined at the end. */
async function listen(world: World, token: string, last?: string) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const headers = { authorization: `Bearer ${token}`, ...(last ? { "last-event-id": last } : {}) };
  const answer = await world.fetch(LIVE_PATH, { headers, signal: stop.signal });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const next = async (): Promise<Heard | undefined> => {
    while (!text.includes("\n\n")) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) return undefined;
      text += value;
    }
    const [block = "", ...rest] = text.split("\n\n");
    text = rest.join("\n\n");
    const data: { topics?: string[] } = JSON.parse(lineOf(block, "data") ?? "{}");
    return { event: lineOf(block, "event") ?? "", id: lineOf(block, "id"), topics: data.topics ?? [] };
  };
  return { next, stop: () => stop.abort() };
}

async function someone(world: World): Promise<TestMember & { token: string }> {
  const member = await addMember(world, 5000n);
  return { ...member, token: await signIn(world, member) };
}

it("notifies each member of their own changes and of the brand's, and of no others", async () => {
  const world = await newWorld();
  const asha = await someone(world);
  const ravi = await someone(world);
  const ofAsha = await listen(world, asha.token);
  const ofRavi = await listen(world, ravi.token);
  expect([(await ofAsha.next())?.topics, (await ofRavi.next())?.topics]).toEqual([[], []]);
  await deposit(world, asha.owner, 100n);
  await world.system.db
    .insert(inbox)
    .values({ memberId: asha.id, id: newId(), type: "deposit_arrived", texts: {}, at: world.system.now() });
  expect(await ofAsha.next()).toMatchObject({ event: "changed", topics: ["balance", "inbox"] });
  await clientOf(world, ravi.token).write("chat.send", { room: "lobby", text: "hello" }, { key: newId() });
  expect([(await ofAsha.next())?.topics, (await ofRavi.next())?.topics]).toEqual([["lobby"], ["lobby"]]);
});

it("opens many streams of one member at once, as a browser that restores its tabs does, and delays no other member", async () => {
  const world = await newWorld();
  const asha = await someone(world);
  const ravi = await someone(world);
  const tokens = [...Array.from({ length: 60 }, () => asha.token), ravi.token];
  const streams = await Promise.all(tokens.map(async (token) => await listen(world, token)));
  const first = async () => (await Promise.all(streams.map(async ({ next }) => await next()))).map((heard) => heard?.topics);
  expect(await first()).toEqual(streams.map(() => []));
  expect(world.logged).toEqual([]);
});

it("notifies of a granted bonus, and of each bet that counts towards it", async () => {
  const table = await seatedIn(await newWorld());
  const { world, token, seat } = table;
  const stream = await listen(world, token);
  await stream.next();
  await bonusIn(world, token, { amount: "10000", times: 2, days: 7 });
  expect((await stream.next())?.topics).toEqual(["balance", "rewards", "inbox"]);
  const bet = await placeBet(world, seat, { amount: "50.00" });
  expect((await stream.next())?.topics).toEqual(["balance"]);
  // A lost bet moves nothing in any wallet, but the wagering progresses.
  await providerCall(world, "endRound", ending(seat, bet.roundId, "50.00", "0.00"));
  expect((await stream.next())?.topics).toEqual(["rewards"]);
});

it("notifies of each ticket of a lottery: bought, settled, and of the decision on a large win; and everybody of its draw", async () => {
  const world = await newWorld({ config: HOLDS_WINS });
  const { token, owner } = await someone(world);
  await addLotteries(world, "QUICK_DICE");
  const stream = await listen(world, token);
  await stream.next();
  const untilTickets = async () => {
    for (;;) if ((await stream.next())?.topics.includes("tickets")) return true;
  };
  const other = await listen(world, (await someone(world)).token);
  await other.next();
  const { draws } = await clientOf(world, token).read("lottery.game", { gameCode: "QUICK_DICE" });
  const key = { game: "QUICK_DICE", issue: draws[0]?.issue ?? "" };
  advanceTo(world, Math.max(draws[0]?.opensAt ?? 0, world.system.now().getTime()));
  const bets = [{ play: "sum-half", selection: "big small", unit: "1.00", multiple: 10 }];
  await clientOf(world, token).write("lottery.buy", { gameCode: key.game, issue: key.issue, bets }, { key: newId() });
  expect(await untilTickets()).toBe(true);
  await finishDraw(world, key);
  expect(await untilTickets()).toBe(true);
  // A member without a ticket hears of the draw alone.
  expect((await other.next())?.topics).toEqual(["draws"]);
  const wins = z.object({ value: z.array(z.object({ id: z.string() })) }).parse(await operate(world, "wins list")).value;
  const id = wins.find((win) => win.id.startsWith(owner.id))?.id ?? "";
  expect(await operateByTwo(world, "wins refuse", { id })).toMatchObject({ ok: true });
  expect(await untilTickets()).toBe(true);
});

it("notifies of a ticket that is settled after hundreds of newer ones", async () => {
  const world = await newWorld();
  const { token, id: memberId } = await someone(world);
  await addLotteries(world, "QUICK_DICE");
  const key = await addOpenDraw(world, "QUICK_DICE");
  const later = await addOpenDraw(world, "QUICK_DICE");
  const bets = [{ play: "sum-half", selection: "big small", unit: "1.00", multiple: 10 }];
  await clientOf(world, token).write("lottery.buy", { gameCode: key.game, issue: key.issue, bets }, { key: newId() });
  const [old] = await world.system.db.select().from(lotteryTickets).where(eq(lotteryTickets.memberId, memberId));
  if (!old) throw new Error("no ticket was bought");
  const newer = Array.from({ length: 200 }, (_, turn) => ({
    ...old,
    id: newId(),
    issue: later.issue,
    at: new Date(old.at.getTime() + 1 + turn),
  }));
  await world.system.db.insert(lotteryTickets).values(newer);
  const stream = await listen(world, token);
  await stream.next();
  await finishDraw(world, key);
  const topics = new Set<string>();
  while (!topics.has("balance")) for (const topic of (await stream.next())?.topics ?? []) topics.add(topic);
  expect([...topics]).toContain("tickets");
});

it("continues at the last event id, and treats a foreign id as none", async () => {
  const world = await newWorld();
  const { token, owner } = await someone(world);
  const before = await listen(world, token);
  const place = (await before.next())?.id;
  before.stop();
  await deposit(world, owner, 100n);
  expect((await (await listen(world, token, place)).next())?.topics).toEqual(["balance"]);
  expect((await (await listen(world, token, "nonsense")).next())?.topics).toEqual(LIVE_TOPICS);
});

it("ends with the session, and is refused without one", async () => {
  const world = await newWorld();
  const { token } = await someone(world);
  const stream = await listen(world, token);
  await stream.next();
  await clientOf(world, token).write("session.logout");
  expect(await stream.next()).toMatchObject({ event: "ended" });
  expect(await stream.next()).toBeUndefined();
  expect((await world.fetch(LIVE_PATH)).status).toBe(401);
  expect((await world.fetch(LIVE_PATH, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
  expect((await world.fetch(LIVE_PATH, { method: "POST" })).status).toBe(405);
  expect(world.live.size).toBe(0);
});

it("notifies at once of what another server writes, and queries nothing while nothing changes", async () => {
  const world = await newWorld();
  const { token, owner } = await someone(world);
  const stream = await listen(world, token);
  await stream.next();
  const { runSql } = world.system.database;
  const asked: string[] = [];
  Object.assign(world.system.database, {
    runSql: async (text: string, values?: readonly unknown[]) => {
      asked.push(text);
      return await runSql(text, values);
    },
  });
  onTestFinished(() => void Object.assign(world.system.database, { runSql }));
  const other = await openWorld(world.system.database, world.brand);
  await deposit(other, owner, 100n);
  expect((await stream.next())?.topics).toEqual(["balance"]);
  const sent = asked.length;
  // A deposit of a member without an open stream notifies no stream.
  const quiet = await addMember(world);
  await deposit(other, quiet.owner, 100n);
  await deposit(other, owner, 100n);
  expect((await stream.next())?.topics).toEqual(["balance"]);
  const perChange = sent;
  expect(asked.length - sent).toBeLessThanOrEqual(perChange);
});

it("finds changes after lost notifications", async () => {
  const world = await newWorld();
  const { database } = world.system;
  const { listen: original } = database;
  let listener: Listener | undefined;
  Object.assign(database, {
    listen: (_: string, given: Listener) => ((listener = given), Promise.resolve(() => Promise.resolve())),
  });
  onTestFinished(() => void Object.assign(database, { listen: original }));
  const asha = await someone(world);
  const ravi = await someone(world);
  const ofAsha = await listen(world, asha.token);
  const ofRavi = await listen(world, ravi.token);
  await ofAsha.next();
  await ofRavi.next();
  await deposit(world, asha.owner, 100n);
  listener?.missed();
  expect((await ofAsha.next())?.topics).toEqual(["balance"]);
  await deposit(world, ravi.owner, 100n);
  listener?.missed();
  expect((await ofRavi.next())?.topics).toEqual(["balance"]);
});

it("notifies of an announcement when its time comes", async () => {
  const world = await newWorld();
  const { token } = await someone(world);
  const { db, now } = { db: world.system.db, now: world.system.now() };
  await db.insert(announcements).values({
    id: newId(),
    brand: world.brand,
    type: "B",
    texts: {},
    publishedAt: new Date(now.getTime() + 300),
  });
  const stream = await listen(world, token);
  expect((await stream.next())?.topics).toEqual([]);
  world.advance(300);
  expect((await stream.next())?.topics).toEqual(["announcements"]);
});

it("ends when the server stops", async () => {
  const world = await newWorld();
  const { token } = await someone(world);
  const stream = await listen(world, token);
  await stream.next();
  world.live.close();
  expect(await stream.next()).toBeUndefined();
});

it("is closed with the site and with the region, at once for those who listen", async () => {
  const world = await newWorld({ environment: { TRUSTED_PROXIES: "1" } });
  const { token } = await someone(world);
  const inRegion = from(world, "203.0.113.9");
  const [inside, outside] = [await listen(inRegion, token), await listen(from(world, "198.51.100.7"), token)];
  await inside.next();
  await outside.next();
  const refused = async (where: World) => {
    const answer = await where.fetch(LIVE_PATH, { headers: { authorization: `Bearer ${token}` } });
    return [answer.status, (await answer.json()).code];
  };
  await changeBrand(world.system.db, { brand: world.brand, blockedAddresses: ["203.0.113.0/24"] });
  expect(await inside.next()).toBeUndefined();
  expect(await refused(inRegion)).toEqual([451, "system.region_blocked"]);
  await changeBrand(world.system.db, { brand: world.brand, maintenance: true });
  expect(await outside.next()).toBeUndefined();
  expect(await refused(from(world, "198.51.100.7"))).toEqual([503, "system.maintenance"]);
  expect(world.live.size).toBe(0);
});
