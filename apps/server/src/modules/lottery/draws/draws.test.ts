import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { checkDraw } from "@baize/domain/lottery/check-draw";
import { readDrawFile } from "@baize/domain/lottery/draw-proof";
import { groupsOf } from "@baize/domain/proof/merkle";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { roundSettled } from "../../../subscribers.ts";
import { newKey } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { advanceTo, finishDraw, skipClosingDraw } from "../../../../test/harness/draws.ts";
import { addLotteries } from "../../../../test/harness/lottery.ts";
import { halfBet, lotteryPlayer, BIG_AND_SMALL } from "../../../../test/harness/lottery-player.ts";
import { operate, operateByTwo } from "../../../../test/harness/operate.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { bets } from "../../gaming/play-schema.ts";
import { lotteryDraws, lotterySettlements, lotteryTickets } from "../schema.ts";
import { recomputeDraw } from "../settlement/correct-draw.ts";
import { buildTree } from "./build-tree.ts";
import { drawOnce } from "./draw-once.ts";
import { stepDraw } from "./step-draw.ts";

const newWorld = testDatabase();

let world: World;
beforeAll(async () => {
  world = await newWorld();
  await addLotteries(world, "QUICK_DICE", "ZY_FIVE");
});

const game = "QUICK_DICE";

beforeEach(async () => await skipClosingDraw(world, game));

const player = async (cash?: bigint) => await lotteryPlayer(world, game, cash);

it("builds the same tree as the domain", async () => {
  for (const count of [0, 1, 2, 63, 64, 65, 4097]) {
    const leaves = Array.from({ length: count }, (_, index) => index.toString(16).padStart(64, "0"));
    const { groups, root } = await groupsOf(leaves);
    const own = buildTree(leaves);
    expect(own.root).toBe(root);
    expect(own.groups.map(({ hashes }) => hashes)).toEqual(groups.map(({ hashes }) => hashes));
  }
});

it("lives from its commitment to a settlement that anyone can check", async () => {
  const { client, issue, buy } = await player();
  const key = { game, issue: await issue() };
  const { commitment } = await client.read("lottery.proof", { gameCode: game, issue: key.issue });
  const tickets = [await buy(BIG_AND_SMALL), await buy("odd even"), await buy("big")];
  expect(await client.read("lottery.proof", { gameCode: game, issue: key.issue })).toMatchObject({ seed: null, root: null });
  await finishDraw(world, key);
  const proof = await client.read("lottery.proof", { gameCode: game, issue: key.issue });
  expect(proof).toMatchObject({ commitment, state: "settled", tickets: 3, versions: [{ version: 1, reason: null }] });
  for (const { ticket } of tickets) {
    const { file, ticket: now, bets: own } = await client.read("lottery.ticket", { id: ticket.id });
    expect(now.state).not.toBe("open");
    expect(own[0]?.prize).toEqual(now.payout);
    const read = readDrawFile(file ?? "");
    expect((await checkDraw(read, read.key)).isRight).toBe(true);
  }
  const { items } = await client.read("bets.list", {});
  expect(items.map(({ status }) => status)).not.toContain("open");
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("lists what was drawn, and counts how often and how long ago each number came", async () => {
  const { client, issue } = await player();
  for (let turn = 0; turn < 3; turn += 1) await finishDraw(world, { game, issue: await issue() });
  const { items } = await client.read("lottery.past", { gameCode: game, count: 3 });
  expect(items.map(({ state }) => state)).toEqual(["settled", "settled", "settled"]);
  expect(items.map(({ drawsAt }) => drawsAt)).toEqual(items.map(({ drawsAt }) => drawsAt).toSorted((a, b) => b - a));
  const results = items.map(({ numbers }) => numbers);
  const { draws, places, road } = await client.read("lottery.trends", { gameCode: game, count: 3 });
  expect(draws).toBe(3);
  for (const { place, numbers } of places.filter((one) => one.place !== null))
    for (const { number, frequency } of numbers)
      expect(frequency).toBe(results.filter((result) => result[place ?? -1] === number).length);
  expect(road.map(({ issue: of }) => of)).toEqual(items.map(({ issue: of }) => of));
  expect(road.map(({ sum }) => sum)).toEqual(results.map((result) => result.reduce((sum, number) => sum + Number(number), 0)));
  const unknown = [client.read("lottery.past", { gameCode: "NONE" }), client.read("lottery.trends", { gameCode: "NONE" })];
  for (const call of unknown) expect(await refusal(call)).toMatchObject({ code: "lottery.game_not_found" });
});

/** Hexadecimal digits of which one is another. */
const withOtherDigit = (hex: string, at = 0) => `${hex.slice(0, at)}${hex[at] === "0" ? "1" : "0"}${hex.slice(at + 1)}`;

it("refuses forged tickets, roots, seeds and numbers", async () => {
  const { client, issue, buy } = await player();
  const key = { game, issue: await issue() };
  const { ticket } = await buy(BIG_AND_SMALL);
  await buy("big");
  await finishDraw(world, key);
  const { file } = await client.read("lottery.ticket", { id: ticket.id });
  const read = readDrawFile(file ?? "");
  const own = read.ticket;
  if (!own) throw new Error("The file has no ticket");
  const failing = async (forged: typeof read) =>
    Object.entries((await checkDraw(forged, read.key)).checks).flatMap(([name, agrees]) => (agrees === false ? [name] : []));
  // A ticket that was changed, or added, after the close.
  expect(await failing({ ...read, ticket: { ...own, text: own.text.replace('"multiple":10', '"multiple":99') } })).toEqual(
    expect.arrayContaining(["leaf", "ticket"]),
  );
  expect(await failing({ ...read, ticket: { ...own, leaf: withOtherDigit(own.leaf) } })).toEqual(["leaf", "path"]);
  // One bit of the path to the root.
  const [step, ...steps] = own.proof;
  if (!step) throw new Error("The proof has no step");
  expect(await failing({ ...read, ticket: { ...own, proof: [{ ...step, hash: withOtherDigit(step.hash) }, ...steps] } })).toEqual(
    ["path", "ticket"],
  );
  // Another seed, other numbers, another payout, another signature.
  const seeds = await Promise.all(
    [0, 1, 2, 3, 4, 5, 6, 7].map((at) => failing({ ...read, seed: withOtherDigit(read.seed, at) })),
  );
  for (const checks of seeds) expect(checks).toContain("seed");
  // One seed in some two hundred draws the same three dice; eight of them do not.
  expect([...new Set(seeds.flat())]).toEqual(["seed", "numbers"]);
  expect(await failing({ ...read, numbers: ["9", ...read.numbers.slice(1)] })).toContain("numbers");
  expect(await failing({ ...read, ticket: { ...own, payout: "1" } })).toEqual(["prize"]);
  const [header, payload, signature = ""] = read.signed.split(".");
  expect(
    await failing({ ...read, signed: `${header}.${payload}.${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}` }),
  ).toEqual(["signature"]);
});

it("is settled once and the same to the byte, by two schedulers and however often it is computed", async () => {
  const { issue, buy, balance, client } = await player();
  const key = { game, issue: await issue() };
  for (let count = 0; count < 5; count += 1) await buy(count % 2 === 0 ? BIG_AND_SMALL : "odd");
  const draws = (await client.read("lottery.draws", { gameCode: game })).items;
  for (const at of ["closesAt", "drawsAt"] as const) {
    advanceTo(world, draws[0]?.[at] ?? 0);
    await Promise.all([stepDraw(world.system, roundSettled, key), stepDraw(world.system, roundSettled, key)]);
  }
  const after = await balance();
  await stepDraw(world.system, roundSettled, key);
  expect(await balance()).toBe(after);
  const [stored] = await world.system.db.select().from(lotterySettlements).where(eq(lotterySettlements.issue, key.issue));
  const first = await recomputeDraw(world.system.db, key);
  expect(first).toEqual(await recomputeDraw(world.system.db, key));
  expect(first).toMatchObject({ digest: stored?.digest, tickets: 5, numbers: stored?.numbers });
  expect(await operate(world, "lottery rerun", key)).toEqual({
    ok: true,
    value: { ...first, numbers: first.numbers.join(" "), stored: stored?.digest, same: true },
  });
  expect(await operate(world, "lottery list", { game })).toMatchObject({
    ok: true,
    value: expect.arrayContaining([
      expect.objectContaining({ ...key, state: "settled", tickets: 5, numbers: first.numbers.join(" "), version: 1 }),
      expect.objectContaining({ game, state: "announced", numbers: "", version: 0 }),
    ]),
  });
  const [open, next] = (await client.read("lottery.draws", { gameCode: game })).items;
  expect(await operate(world, "lottery announce", { game, count: 9 })).toMatchObject({
    ok: true,
    value: expect.arrayContaining([
      expect.objectContaining({ game, issue: open?.issue, new: false }),
      expect.objectContaining({ game, issue: next?.issue, new: false }),
      expect.objectContaining({ game, new: true }),
    ]),
  });
  expect(await operate(world, "lottery list", { game: "NO_SUCH_GAME" })).toMatchObject({
    ok: false,
    says: "There is no lottery NO_SUCH_GAME.",
  });
  expect(await operateByTwo(world, "lottery correct", { ...key, reason: "Entered twice" })).toMatchObject({
    ok: false,
    says: expect.stringContaining("Nothing differs"),
  });
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("posts the differences of a corrected result, up and down, and books what cash does not cover", async () => {
  const winner = await player(10_000n);
  const loser = await player(10_000n);
  const key = { game, issue: await winner.issue() };
  const [up, down] = [await winner.buy("small", 50), await loser.buy("big", 50)];
  const { db } = world.system;
  const [draw] = await db.select().from(lotteryDraws).where(eq(lotteryDraws.issue, key.issue));
  advanceTo(world, draw?.closesAt ?? 0);
  await stepDraw(world.system, roundSettled, key);
  advanceTo(world, draw?.drawsAt ?? 0);
  // Somebody writes other numbers between the draw and its settlement.
  await drawOnce(world.system, key);
  const [right] = await db.select().from(lotteryDraws).where(eq(lotteryDraws.issue, key.issue));
  const isBig = (right?.numbers ?? []).reduce((sum, number) => sum + Number(number), 0) > 10;
  await db
    .update(lotteryDraws)
    .set({ numbers: isBig ? ["1", "1", "2"] : ["6", "6", "5"] })
    .where(eq(lotteryDraws.issue, key.issue));
  await stepDraw(world.system, roundSettled, key);
  const [paid, unpaid] = isBig ? [winner, loser] : [loser, winner];
  const [paidTicket, unpaidTicket] = isBig ? [up, down] : [down, up];
  expect(await paid.balance()).toBe("145.50");
  // The overpaid member stakes all that there is.
  for (const multiple of [100, 45]) await paid.buy("odd", multiple);
  expect(await operateByTwo(world, "lottery correct", { ...key, reason: "Wrong numbers were written" })).toMatchObject({
    ok: true,
    value: { version: 2 },
  });
  expect(await unpaid.balance()).toBe("145.50");
  expect(await paid.balance()).toBe("0.00");
  expect(await unpaid.titles()).toContain("A result was corrected");
  const contents = async ({ client }: typeof paid) => (await client.read("inbox.list")).items.map(({ content }) => content);
  expect(await contents(unpaid)).toContainEqual(expect.stringContaining("another ₹95.50"));
  expect(await contents(paid)).toContainEqual(expect.stringContaining("you were paid ₹95.50 too much"));
  const states = await db.select().from(lotteryTickets).where(eq(lotteryTickets.issue, key.issue));
  expect(states.map(({ id, prize, version }) => [id, prize, version])).toEqual(
    expect.arrayContaining([
      [paidTicket.ticket.id, 0n, 2],
      [unpaidTicket.ticket.id, 9550n, 2],
    ]),
  );
  const lines = (await paid.client.read("transactions.list", { type: "adjust" })).items;
  const back = lines.find(({ reference }) => reference.endsWith("/2") && reference.includes(paidTicket.ticket.id));
  expect(back).toMatchObject({ type: "adjust", amount: { amount: "-95.50" } });
  expect((await paid.client.read("transactions.get", { id: back?.id ?? "", wallet: "cash" })).bet).toMatchObject({
    id: paidTicket.ticket.id,
    gameName: game,
  });
  const [record] = await db.select().from(bets).where(eq(bets.id, paidTicket.ticket.id));
  expect(record).toMatchObject({ payout: 0n, status: "lost" });
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("closes early by an operator, who is told the planned time, and draws when it was to draw", async () => {
  const { client, issue, buy } = await player();
  const key = { game, issue: await issue() };
  await buy(BIG_AND_SMALL);
  const { closesAt, drawsAt } = (await client.read("lottery.draws", { gameCode: game })).items[0] ?? { closesAt: 0, drawsAt: 0 };
  const early = world.system.now();
  // Chases of other tests may have bought in this draw, too.
  const tickets = await world.system.db.$count(lotteryTickets, eq(lotteryTickets.issue, key.issue));
  expect(await operate(world, "lottery close", key)).toEqual({
    ok: true,
    value: {
      ...key,
      planned: new Date(closesAt).toISOString(),
      closed: early.toISOString(),
      draws: new Date(drawsAt).toISOString(),
    },
  });
  const late = client.write("lottery.buy", { gameCode: game, issue: key.issue, bets: [halfBet("big")] }, { key: newKey() });
  expect(await refusal(late)).toMatchObject({ code: "lottery.draw_closed" });
  expect(await operate(world, "lottery close", key)).toMatchObject({ ok: false, says: expect.stringContaining("closed") });
  advanceTo(world, drawsAt - 1);
  await stepDraw(world.system, roundSettled, key);
  expect(await client.read("lottery.proof", { gameCode: game, issue: key.issue })).toMatchObject({
    state: "closed",
    tickets,
    seed: null,
  });
  await finishDraw(world, key);
  expect(await client.read("lottery.proof", { gameCode: game, issue: key.issue })).toMatchObject({ state: "settled" });
});

it("shows its root before its numbers, also when no server ran at its close", async () => {
  const { client, issue } = await player();
  const key = { game, issue: await issue() };
  const { drawsAt = 0 } = (await client.read("lottery.draws", { gameCode: game })).items[0] ?? {};
  const proof = async () => await client.read("lottery.proof", { gameCode: game, issue: key.issue });
  const late = drawsAt + 60_000;
  advanceTo(world, late);
  // The game closes five seconds before it draws.
  expect(await stepDraw(world.system, roundSettled, key)).toEqual(new Date(late + 5000));
  expect((await proof()).root).not.toBeNull();
  advanceTo(world, late + 4999);
  await stepDraw(world.system, roundSettled, key);
  await drawOnce(world.system, key);
  expect(await proof()).toMatchObject({ state: "closed", seed: null, numbers: [] });
  advanceTo(world, late + 5000);
  await stepDraw(world.system, roundSettled, key);
  expect(await proof()).toMatchObject({ state: "settled" });
});
