import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { transact } from "../../../platform/database/retry.ts";
import { rewards } from "../mall-schema.ts";
import { earnPoints } from "./earn-points.ts";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { lockBeneficiary } from "../grants/grant-reward.ts";
import { movePoints } from "./post-points.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { addMember, loadCash, PASSWORD, signIn, type TestMember } from "../../../../test/harness/member.ts";
import { operate } from "../../../../test/harness/operate.ts";
import { PIN } from "../../../../test/harness/payout.ts";
import { ending, placeBet, providerCall, seatedIn } from "../../../../test/harness/provider.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const key = () => ({ key: randomUUID() });
const at = { address: "12 Marine Drive, Mumbai 400020", phone: "+91 98123 45678", paymentPassword: PIN };

const sound = async () => {
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
};

async function givePoints({ owner }: TestMember, points: bigint): Promise<void> {
  const to = { owner, brand: world.brand, now: world.system.now() };
  await transact(world.system.db, async (tx) => {
    await lockBeneficiary(tx, to);
    await movePoints(tx, to, { kind: "points-earned", ref: "rng/2026-01-01", points });
  });
}

async function addReward(rest: Partial<typeof rewards.$inferInsert> = {}): Promise<string> {
  const id = newId();
  const texts = { EN: { title: "Lamp", content: "<p>Brass.</p>" } };
  await world.system.db.insert(rewards).values({
    id,
    brand: world.brand,
    kind: "gift",
    texts,
    unit: { EN: "piece" },
    points: 500,
    amount: 1000n,
    stock: 3,
    position: 1,
    ...rest,
  });
  return id;
}

async function member(points: bigint, cash = 100_000n) {
  const one = await addMember(world, cash);
  if (points > 0n) await givePoints(one, points);
  const client = clientOf(world, await signIn(world, one));
  await client.write("paymentPassword.set", { newPassword: PIN, confirmNewPassword: PIN });
  return { one, client };
}

it("are earned by the bets and deposits of a day, and paid once however often the day is counted", async () => {
  const table = await seatedIn(world);
  const client = clientOf(world, table.token);
  const play = async (stake: string) => {
    const { roundId } = await placeBet(world, table.seat, { amount: stake });
    await providerCall(world, "endRound", ending(table.seat, roundId, stake, "0.00"));
  };
  await play("250.00");
  const now = world.system.now();
  await Promise.all([earnPoints(world.system.db, now), earnPoints(world.system.db, now)]);
  // ₹250 of slots at one for ₹100; ₹1,000 paid in at one for ₹500.
  expect(await client.read("points.balance", {})).toEqual({ points: 4, frozen: false });
  await play("60.00");
  await earnPoints(world.system.db, now);
  await earnPoints(world.system.db, now);
  expect(await client.read("points.balance", {})).toEqual({ points: 5, frozen: false });
  const { items } = await client.read("points.records", {});
  expect(items.reduce((sum, { change }) => sum + change, 0)).toBe(5);
  expect([items[0]?.balance, items[0]?.type]).toEqual([5, "rng"]);
  expect((await client.read("points.records", { type: "deposit" })).items).toMatchObject([{ change: 2 }]);
  const first = await client.read("points.records", { limit: 2 });
  expect((await client.read("points.records", { limit: 2, cursor: first.next ?? "" })).items).toHaveLength(1);
  expect(await refusal(client.read("points.records", { cursor: "bm90aGluZw" }))).toMatchObject({ code: "input.bad_cursor" });
  await sound();
});

it("are exchanged for goods with withdrawal password, address and phone, and never for more than the balance", async () => {
  const { one, client } = await member(1200n);
  const id = await addReward();
  const wrong = { ...at, id, paymentPassword: "111112" };
  expect(await refusal(client.write("points.redeem", wrong, key()))).toMatchObject({
    code: "payment_password.wrong",
    value: { left: 4 },
  });
  for (const [bad, field] of [
    [{ address: "Here" }, "address"],
    [{ phone: "twelve" }, "phone"],
  ] as const)
    expect(await refusal(client.write("points.redeem", { ...at, id, ...bad }, key()))).toMatchObject({
      code: "input.invalid",
      value: { issues: [{ field }] },
    });
  expect(await refusal(client.write("points.redeem", { ...at, id, quantity: 4 }, key()))).toMatchObject({
    code: "points.out_of_stock",
    value: { remaining: 3 },
  });
  expect(await refusal(client.write("points.redeem", { ...at, id, quantity: 3 }, key()))).toMatchObject({
    code: "points.insufficient",
    value: { points: 1200 },
  });
  const same = key();
  const [first, again] = await Promise.all([
    client.write("points.redeem", { ...at, id }, same),
    client.write("points.redeem", { ...at, id }, same),
  ]);
  expect([again, first.points]).toEqual([first, 700]);
  expect(await loadCash(world, one)).toBe(99_000n);
  expect((await client.read("points.redeemList", {})).items).toMatchObject([
    { number: first.number, name: "Lamp", quantity: 1, points: 500, state: "applying", phone: "+919812345678" },
  ]);
  const [row] = await world.system.db.select().from(rewards).where(eq(rewards.id, id));
  expect(row?.exchanged).toBe(1);
  const decide = async (verb: string, rest: object) =>
    (await operate(world, `exchanges ${verb}`, { id: `${one.id}/${first.id}`, ...rest })).ok;
  expect([await decide("reject", { reason: "Sold out." }), await decide("approve", {})]).toEqual([true, false]);
  expect([await loadCash(world, one), (await client.read("points.balance", {})).points]).toEqual([100_000n, 1200]);
  const { items } = await client.read("points.redeemList", {});
  expect(items).toMatchObject([{ state: "rejected", remark: "Sold out." }]);
  const poor = await member(500n, 0n);
  expect(await refusal(poor.client.write("points.redeem", { ...at, id }, key()))).toMatchObject({ code: "money.insufficient" });
  // A voucher is sent to the phone: it needs no address, and keeps none.
  const voucher = await addReward({ kind: "discount", amount: 0n });
  await client.write("points.redeem", { id: voucher, phone: at.phone, paymentPassword: PIN }, key());
  expect((await client.read("points.redeemList", {})).items[0]).toMatchObject({ kind: "discount", address: "" });
  await client.write("points.redeem", { ...at, id: voucher }, key());
  expect((await client.read("points.redeemList", {})).items[0]).toMatchObject({ kind: "discount", address: "" });
  const elsewhere = await addReward({ brand: "another" });
  expect(await refusal(client.write("points.redeem", { ...at, id: elsewhere }, key()))).toMatchObject({
    code: "reward.not_found",
  });
  await sound();
});

it("are not exchanged without a withdrawal password, or after five wrong ones", async () => {
  const { one, client } = await member(1000n);
  const id = await addReward();
  const tries = [1, 2, 3, 4, 5].map(() =>
    refusal(client.write("points.redeem", { ...at, id, paymentPassword: "111112" }, key())),
  );
  const codes = (await Promise.all(tries)).map(({ code }) => code);
  expect(codes.toSorted().at(0)).toBe("payment_password.locked");
  expect(await refusal(client.write("points.redeem", { ...at, id }, key()))).toMatchObject({
    code: "payment_password.locked",
    status: 423,
  });
  expect([await client.read("points.balance", {}), await loadCash(world, one)]).toEqual([
    { points: 1000, frozen: false },
    100_000n,
  ]);
  const other = await addMember(world, 100_000n);
  const without = clientOf(world, await signIn(world, other));
  expect(await refusal(without.write("points.redeem", { ...at, id }, key()))).toMatchObject({
    code: "payment_password.not_set",
  });
});

it("are exchanged for the last piece by one of two members", async () => {
  const id = await addReward({ stock: 1 });
  const [one, two] = [await member(500n), await member(500n)];
  const answers = await Promise.allSettled(
    [one, two].map(async ({ client }) => await client.write("points.redeem", { ...at, id }, key())),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

it("become a bonus at the brand's rate, in whole steps", async () => {
  const { client } = await member(250n);
  const convert = async (points: number) => await client.write("points.convert", { points, password: PASSWORD }, key());
  expect(await refusal(convert(150))).toMatchObject({ code: "input.invalid" });
  expect(await convert(200)).toMatchObject({ amount: { amount: "2.00" }, points: 50 });
  expect(await refusal(convert(100))).toMatchObject({ code: "points.insufficient", value: { points: 50 } });
  expect((await client.read("bonus.list", {})).items).toMatchObject([{ source: "points", amount: { amount: "2.00" } }]);
  await sound();
});
