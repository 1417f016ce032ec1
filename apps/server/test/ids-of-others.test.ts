import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "@baize/api/contract/endpoint";
import { rebateLines } from "../src/modules/rewards/schema.ts";
import { earnPoints } from "../src/modules/rewards/points/earn-points.ts";
import { newKey } from "./harness/bank.ts";
import { GOOD } from "./harness/inputs.ts";
import { addMember, signIn } from "./harness/member.ts";
import { fieldsOf } from "./harness/fields.ts";
import { BY_CODE, BY_FIELD, BY_HAND, owned, REST, taking } from "./harness/own-ids.ts";
import * as own from "./harness/own-rows.ts";
import { PIN } from "./harness/payout.ts";
import { ending, placeBet, providerCall } from "./harness/provider.ts";
import { ROWS } from "./harness/rows.ts";
import { sendTo } from "./harness/send.ts";
import { testDatabase } from "./harness/test-database.ts";
import type { World } from "./harness/world.ts";

const newWorld = testDatabase();

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const newOwner = async () => await own.addOwner(world);

it("knows the owner of every id that a signed-in call takes, and of no other", () => {
  const withoutOwner = taking.filter(({ maker }) => maker === undefined).map(({ key }) => key);
  expect(withoutOwner, "ids without a row in harness/own-ids.ts").toEqual([]);
  const keys = new Set(taking.map(({ key }) => key));
  const [fields, codes] = [new Set(taking.map(({ name }) => name)), new Set(taking.flatMap(({ row }) => row.errors ?? []))];
  expect([...Object.keys(BY_HAND), ...Object.keys(REST)].filter((key) => !keys.has(key))).toEqual([]);
  expect(Object.keys(BY_FIELD).filter((name) => !fields.has(name))).toEqual([]);
  expect(Object.keys(BY_CODE).filter((code) => ![...codes].some((one) => one === code))).toEqual([]);
});

describe("another member's id", () => {
  it.each(owned)("is refused by $key", async ({ key, row, name, many, make }) => {
    const rest = REST[key];
    const [ananya, ravi] = [await newOwner(), await newOwner()];
    const [hers, his] = [await make(ananya), await make(ravi)];
    const others = new Map([
      [ananya, await rest?.(ananya)],
      [ravi, await rest?.(ravi)],
    ]);
    const told = async (owner: own.Owner, id: string) => {
      const input = { ...GOOD[row.id], ...others.get(owner), [name]: many ? [id] : id };
      const { status, body } = await sendTo(world, row, input, { authorization: `Bearer ${owner.token}` });
      return { status, code: body.code, value: body.value };
    };
    const nobodys = [await told(ananya, randomUUID()), await told(ravi, randomUUID())];
    // The answer must not show that the row exists.
    expect([await told(ananya, his), await told(ravi, hers)]).toEqual(nobodys);
    // And nothing has changed: the owner can still do what the other member could not.
    const done = [await told(ananya, hers), await told(ravi, his)];
    expect(done[0]).not.toEqual(nobodys[0]);
    expect(done[1]).not.toEqual(nobodys[1]);
  });
});

/** Lists of a member's own rows that are read page by page. */
const lists = ROWS.filter((row) => row.token === "required" && fieldsOf(row).some(([name]) => name === "cursor"));
/**
 * Lists that take another id: one conversation; lines of one bonus, maker id is tested above; lines of one rebate
 * (`loyalty.test.ts`); an agent's tree (`member-transfers.test.ts`, `team.test.ts`); one statement (`income.test.ts`).
 */
const ASIDE: ReadonlySet<string> = new Set([
  "chat.list",
  "bonus.lines",
  "rebates.lines",
  "upline.list",
  "upline.people",
  "team.list",
  "team.links",
  "income.lines",
  "income.wagers",
  "teamReports.bets",
  "teamReports.profitLoss",
  "teamReports.transactions",
]);

interface Page {
  readonly items: readonly unknown[];
  readonly next: string | null;
}
// A page of a list, by its schema.
const asPage = (value: unknown): Page => value as Page;

it("refuses a cursor of another member's list", async () => {
  const owner = await newOwner();
  const { client, seat } = owner;
  const goods = await own.addReward(world);
  for (let turn = 0; turn < 2; turn += 1) {
    for (const make of [
      own.deposit,
      own.withdrawal,
      own.pendingReward,
      own.bonus,
      own.message,
      own.transfer,
      own.friend,
      own.rejectedContracts,
      own.statement,
      own.lotteryTicket,
      own.lotteryChase,
    ])
      await make(owner);
    const { roundId } = await placeBet(world, seat, { amount: "100.00" });
    await providerCall(world, "endRound", ending(seat, roundId, "100.00", "0.00"));
    await earnPoints(world.system.db, world.system.now());
    const delivered = { address: "12 Marine Drive, Mumbai 400020", phone: "+91 98123 45678", paymentPassword: PIN };
    await client.write("points.redeem", { id: goods, ...delivered }, { key: newKey() });
  }
  const rebate = { memberId: owner.member.id, day: "2026-01-05", level: 1, ratePpm: 10_000, validBet: 10_000n, amount: 100n };
  await world.system.db.insert(rebateLines).values(["RNG", "FISH"].map((category) => ({ ...rebate, category })));
  const stranger = await signIn(world, await addMember(world));
  const page = async (row: Endpoint, token: string, cursor?: string) => {
    const input = { limit: 1, ...(cursor ? { cursor } : {}) };
    return asPage((await sendTo(world, row, input, { authorization: `Bearer ${token}` })).body.value);
  };
  for (const row of lists.filter(({ id }) => !ASIDE.has(id))) {
    const { items, next } = await page(row, owner.token);
    expect([row.id, items.length, next]).toEqual([row.id, 1, expect.any(String)]);
    expect([row.id, (await page(row, owner.token, next ?? "")).items.length]).toEqual([row.id, 1]);
    expect([row.id, (await page(row, stranger, next ?? "")).items]).toEqual([row.id, []]);
    expect([row.id, (await page(row, stranger)).items]).toEqual([row.id, []]);
  }
});
