import { beforeAll, describe, expect, it } from "vitest";
import { minorOf } from "@baize/domain/money/amount";
import { promotions, type PromotionOffer } from "./promotion-schema.ts";
import { pendingRewards } from "./schema.ts";
import { runIn } from "../../platform/database/raw.ts";
import { endRewards } from "./end-rewards.ts";
import { memberAccount } from "../../ledger/account.ts";
import { listBrokenInvariants } from "../../ledger/broken-invariants.ts";
import { loadBalance } from "../../ledger/post.ts";
import { newId } from "../../platform/ids/new-id.ts";
import { clientOf, refusal } from "../../../test/harness/client.ts";
import { addMember, loadCash, deposit, signIn, type TestMember } from "../../../test/harness/member.ts";
import { operateByTwo } from "../../../test/harness/operate.ts";
import { about, ending, vendorId, placeBet, providerCall, type Seat, takeSeat } from "../../../test/harness/provider.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { World } from "../../../test/harness/world.ts";

const DAY = 86_400_000;
const newWorld = testDatabase();
let world: World;
beforeAll(async () => {
  world = await newWorld();
});

type Promotion = typeof promotions.$inferInsert;
const OFFER: PromotionOffer = { amount: "10000", times: 2, days: 7 };

async function addPromotion(rest: Partial<Promotion> = {}): Promise<string> {
  const id = newId();
  const texts = { EN: { title: "Welcome", content: "Play it." }, HI: { title: "स्वागत", content: "खेलें।" } };
  const startsAt = new Date(world.system.now().getTime() - DAY);
  await world.system.db
    .insert(promotions)
    .values({ id, brand: world.brand, category: "deposit", position: 1, texts, startsAt, way: "claim", offer: OFFER, ...rest });
  return id;
}

const key = () => ({ key: newId() });
const bonusMoney = async ({ owner }: TestMember) => await loadBalance(runIn(world.system.db), memberAccount(owner, "bonus"));

async function member(cash = 100_000n) {
  const one = await addMember(world, cash);
  const token = await signIn(world, one);
  const client = clientOf(world, token);
  const status = async (id: string) => (await client.read("promotions.mine")).items.find((item) => item.id === id)?.status;
  return { one, token, client, status };
}

/** One settled round of a slot: its whole stake is a valid bet. */
async function play(seat: Seat, stake: string, win?: string) {
  const bet = await placeBet(world, seat, { amount: stake });
  if (win) await providerCall(world, "win", about(seat, bet, win));
  const end = await providerCall(world, "endRound", ending(seat, bet.roundId, stake, win ?? "0.00"));
  expect(end.code).toBe("ok");
}

const sound = async () => {
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
};

describe("a bonus", () => {
  it("becomes cash by wagering alone, with a line for each counted bet", async () => {
    const { one, token, client, status } = await member();
    const id = await addPromotion({ offer: { ...OFFER, weights: { RNG: 50 } } });
    const seat = await takeSeat(world, token);
    const early = await placeBet(world, seat, { amount: "10.00" });
    world.advance(1000);
    expect(await status(id)).toBe("claim");
    const given = await client.write("promotions.claim", { id }, key());
    expect(given).toMatchObject({ amount: { amount: "100.00" }, required: { amount: "200.00" } });
    const bonusId = given.bonusId ?? "";
    expect([await status(id), await bonusMoney(one), await loadCash(world, one)]).toEqual(["in_process", 10_000n, 99_000n]);
    // Stakes before the bonus do not count, nor do ties and refunds.
    await providerCall(world, "endRound", ending(seat, early.roundId, "10.00", "0.00"));
    await play(seat, "20.00", "20.00");
    await play(seat, "300.00");
    expect(await refusal(client.write("bonus.claim", { id: bonusId }, key()))).toMatchObject({ code: "bonus.not_ready" });
    await play(seat, "200.00", "250.00");
    const lines = await client.read("bonus.lines", { id: bonusId });
    expect(await refusal(client.read("bonus.lines", { id: bonusId, cursor: "nonsense" }))).toMatchObject({
      code: "input.bad_cursor",
    });
    expect(lines.items.map(({ validBet, weight, counted }) => [validBet.amount, weight, counted.amount])).toEqual([
      ["200.00", 50, "50.00"],
      ["300.00", 50, "150.00"],
    ]);
    expect([lines.bonus.state, lines.bonus.progress, lines.counted]).toEqual([
      "ready",
      lines.bonus.required,
      lines.bonus.required,
    ]);
    const before = await loadCash(world, one);
    const tabs = [1, 2, 3].map(async () => await client.write("bonus.claim", { id: bonusId }, key()));
    const answers = (await Promise.allSettled(tabs)).flatMap((tab) => (tab.status === "fulfilled" ? [tab.value] : []));
    expect(answers).toEqual([{ amount: given.amount }]);
    expect(await refusal(client.write("bonus.claim", { id: bonusId }, key()))).toMatchObject({ code: "bonus.not_ready" });
    expect([await bonusMoney(one), (await loadCash(world, one)) - before, await status(id)]).toEqual([0n, 10_000n, "claimed"]);
    const { totals } = await client.read("bonus.list", {});
    expect(totals).toMatchObject({ count: 1, amount: given.amount, claimed: given.amount, inPlay: { amount: "0.00" } });
    const { items } = await client.read("inbox.list", {});
    expect(items.map(({ type }) => type)).toEqual(["bonus_ready", "bonus_granted"]);
    expect(items[1]?.content).toBe("Welcome: ₹100.00. Wager ₹200.00 in valid bets to turn it into cash.");
    await sound();
  });

  it("is claimed once by any number of tabs, and once for one key", async () => {
    const { one, client } = await member(0n);
    const id = await addPromotion();
    const same = key();
    const answers = await Promise.allSettled([
      client.write("promotions.claim", { id }, same),
      client.write("promotions.claim", { id }, same),
      ...Array.from({ length: 4 }, async () => await client.write("promotions.claim", { id }, key())),
    ]);
    const bonusIds = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value.bonusId] : []));
    expect(new Set(bonusIds).size).toBe(1);
    expect(await bonusMoney(one)).toBe(10_000n);
    expect(await refusal(client.write("promotions.claim", { id }, key()))).toMatchObject({
      code: "promotion.wrong_state",
      status: 409,
      value: { status: "in_process" },
    });
    await sound();
  });

  it("returns to the brand when it expires or is forfeited; other members cannot touch it", async () => {
    const { one, client, token } = await member();
    const stranger = await member();
    const [first, second] = [await addPromotion(), await addPromotion()];
    const { bonusId: a } = await client.write("promotions.claim", { id: first }, key());
    const { bonusId: b } = await client.write("promotions.claim", { id: second }, key());
    for (const id of [a ?? "", "nothing"])
      for (const verb of ["bonus.claim", "bonus.giveUp"] as const)
        expect(await refusal(stranger.client.write(verb, { id }, key()))).toMatchObject({ code: "bonus.not_found", status: 404 });
    expect(await refusal(stranger.client.read("bonus.lines", { id: a ?? "" }))).toMatchObject({ code: "bonus.not_found" });
    await client.write("bonus.giveUp", { id: a ?? "" }, key());
    expect(await refusal(client.write("bonus.giveUp", { id: a ?? "" }, key()))).toMatchObject({ code: "bonus.over" });
    await endRewards(world.system.db, world.system.now());
    expect(await bonusMoney(one)).toBe(10_000n);
    const later = new Date(world.system.now().getTime() + 7 * DAY);
    await Promise.all([endRewards(world.system.db, later), endRewards(world.system.db, later)]);
    expect([await bonusMoney(one), await loadCash(world, one)]).toEqual([0n, 100_000n]);
    const states = (await clientOf(world, token).read("bonus.list", {})).items.map(({ id, state }) => [id, state]);
    expect(states).toEqual([
      [b, "expired"],
      [a, "given_up"],
    ]);
    await sound();
  });
});

describe("promotions", () => {
  it("can be joined, and are due after enough deposits since", async () => {
    const { one, client, status } = await member();
    const id = await addPromotion({ way: "join", offer: { ...OFFER, times: 0, minDeposit: "50000" } });
    expect(await status(id)).toBe("join");
    expect(await refusal(client.write("promotions.claim", { id }, key()))).toMatchObject({ value: { status: "join" } });
    expect(await client.write("promotions.join", { id }, key())).toEqual({ status: "joined" });
    world.advance(1000);
    await deposit(world, one.owner, 20_000n);
    const mine = (await client.read("promotions.mine")).items.find((item) => item.id === id);
    expect(mine).toMatchObject({ status: "joined", deposited: { amount: "200.00" }, needed: { amount: "500.00" } });
    await deposit(world, one.owner, 30_000n);
    expect(await status(id)).toBe("claim");
    expect(await client.write("promotions.claim", { id }, key())).toMatchObject({ bonusId: null, amount: { amount: "100.00" } });
    expect([await loadCash(world, one), await status(id)]).toEqual([160_000n, "claimed"]);
  });

  it("accept an application with a remark of 140 characters, which is decided and then claimed", async () => {
    const { one, client, status } = await member(0n);
    const id = await addPromotion({ way: "apply" });
    const long = client.write("promotions.apply", { id, remark: "न".repeat(141) }, key());
    expect(await refusal(long)).toMatchObject({
      code: "input.invalid",
      value: { issues: [{ field: "remark", code: "too_long" }] },
    });
    const image = client.write("promotions.apply", { id, images: ["nothing"] }, key());
    expect(await refusal(image)).toMatchObject({ code: "upload.not_found" });
    const remark = "👍🏽".repeat(140);
    expect(await client.write("promotions.apply", { id, remark }, key())).toEqual({ status: "applying" });
    expect(await refusal(client.write("promotions.apply", { id }, key()))).toMatchObject({ value: { status: "applying" } });
    const decide = async (verb: string, rest: object = {}) =>
      (await operateByTwo(world, `applications ${verb}`, { id: `${one.id}/${id}`, ...rest })).ok;
    expect([await decide("reject", { reason: "No." }), await decide("approve")]).toEqual([true, false]);
    expect((await client.read("promotions.applications")).items).toMatchObject([
      { id, status: "rejected", remark, reason: "No." },
    ]);
    expect(await client.write("promotions.apply", { id, remark: "Again" }, key())).toEqual({ status: "applying" });
    expect(await decide("approve")).toBe(true);
    expect(await status(id)).toBe("issued");
    await client.write("promotions.claim", { id }, key());
    expect([await status(id), await bonusMoney(one)]).toEqual(["in_process", 10_000n]);
  });

  it("refuse members whom they are not for, before and after their time", async () => {
    const { client, status } = await member(0n);
    const now = world.system.now().getTime();
    const at = (days: number) => new Date(now + days * DAY);
    const ids = {
      forbidden: await addPromotion({ offer: { ...OFFER, minVip: 2 } }),
      coming_soon: await addPromotion({ startsAt: at(1) }),
      closed: await addPromotion({ endsAt: at(0) }),
      registration_closed: await addPromotion({ way: "join", joinUntil: at(0) }),
    };
    for (const [expected, id] of Object.entries(ids)) {
      expect(await status(id)).toBe(expected);
      for (const verb of ["promotions.join", "promotions.apply", "promotions.claim", "raffle.claim"] as const)
        expect(await refusal(client.write(verb, { id }, key()))).toMatchObject({
          code: "promotion.wrong_state",
          value: { status: expected },
        });
    }
    const elsewhere = await addPromotion({ brand: "another" });
    for (const verb of ["promotions.join", "promotions.apply", "promotions.claim", "raffle.claim"] as const)
      expect(await refusal(client.write(verb, { id: elsewhere }, key()))).toMatchObject({ code: "promotion.not_found" });
  });

  it("end for members who have not begun; earlier grants stay", async () => {
    const { one, client, status } = await member(0n);
    const endsAt = new Date(world.system.now().getTime() + 60_000);
    const joined = await addPromotion({ way: "join", endsAt, offer: { ...OFFER, minDeposit: "50000" } });
    const granted = await addPromotion({ way: "apply", endsAt });
    await client.write("promotions.join", { id: joined }, key());
    await client.write("promotions.apply", { id: granted, remark: "Mine" }, key());
    expect(await operateByTwo(world, "applications approve", { id: `${one.id}/${granted}` })).toMatchObject({ ok: true });
    world.advance(1);
    await deposit(world, one.owner, 50_000n);
    expect([await status(joined), await status(granted)]).toEqual(["claim", "issued"]);
    world.advance(60_000);
    expect(await refusal(client.write("promotions.claim", { id: joined }, key()))).toMatchObject({
      code: "promotion.wrong_state",
      value: { status: "closed" },
    });
    expect(await bonusMoney(one)).toBe(0n);
    await client.write("promotions.claim", { id: granted }, key());
    expect([await status(granted), await bonusMoney(one), await loadCash(world, one)]).toEqual(["in_process", 10_000n, 50_000n]);
    await sound();
  });

  it("draw one envelope a day, with published chances", async () => {
    const { one, client } = await member(0n);
    const prizes = [
      { amount: "500", weight: 3 },
      { amount: "700", weight: 1 },
    ];
    const id = await addPromotion({ way: "raffle", offer: { amount: "0", times: 1, days: 7, drawsADay: 1, prizes } });
    const { raffle } = await client.read("raffle.get", {});
    expect(raffle).toMatchObject({ id, left: 1, prizes: [{ chancePpm: 750_000 }, { chancePpm: 250_000 }] });
    const presses = await Promise.allSettled([1, 2, 3].map(async () => await client.write("raffle.claim", { id }, key())));
    const drawn = presses.flatMap((press) => (press.status === "fulfilled" ? [minorOf(press.value.amount)] : []));
    expect(drawn).toEqual([await bonusMoney(one)]);
    expect(prizes.map(({ amount }) => BigInt(amount))).toContain(drawn[0]);
    expect(await refusal(client.write("raffle.claim", { id }, key()))).toMatchObject({ code: "raffle.no_draws" });
    world.advance(DAY);
    const tomorrow = clientOf(world, await signIn(world, one));
    expect((await tomorrow.write("raffle.claim", { id }, key())).left).toBe(0);
    expect((await tomorrow.read("raffle.get", { id })).draws).toHaveLength(2);
    await sound();
  });
});

it("pays a pending reward once, in cash or as a bonus, to its member alone", async () => {
  const { one, client } = await member(0n);
  const stranger = await member(0n);
  const now = world.system.now();
  const row = (rest: Partial<typeof pendingRewards.$inferInsert>) => ({
    memberId: one.id,
    id: newId(),
    brand: world.brand,
    source: "rebate" as const,
    ref: vendorId("reward"),
    titles: { EN: "Rebate" },
    currency: world.currency,
    amount: 4200n,
    at: now,
    ...rest,
  });
  const [cash, bonus, over] = [row({}), row({ times: 3, days: 7 }), row({ expiresAt: now })];
  await world.system.db.insert(pendingRewards).values([cash, bonus, over]);
  expect((await client.read("rewards.list", {})).open).toMatchObject({ count: 3, amount: { amount: "126.00" } });
  expect(await refusal(stranger.client.write("rewards.claim", { id: cash.id }, key()))).toMatchObject({
    code: "reward.not_found",
  });
  const presses = await Promise.allSettled(
    Array.from({ length: 4 }, async () => await client.write("rewards.claim", { id: cash.id }, key())),
  );
  expect(presses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await client.write("rewards.claim", { id: bonus.id }, key())).toMatchObject({ required: { amount: "126.00" } });
  expect(await refusal(client.write("rewards.claim", { id: over.id }, key()))).toMatchObject({ code: "reward.over" });
  expect([await loadCash(world, one), await bonusMoney(one)]).toEqual([4200n, 4200n]);
  const taken = await client.read("rewards.list", { state: "claimed", limit: 1 });
  expect(taken).toMatchObject({
    totals: { count: 2, amount: { amount: "84.00" } },
    open: { count: 1, amount: { amount: "42.00" } },
  });
  const rest = await client.read("rewards.list", { state: "claimed", limit: 1, cursor: taken.next ?? "" });
  expect(new Set([...taken.items, ...rest.items].map(({ id }) => id))).toEqual(new Set([cash.id, bonus.id]));
  expect(rest).toMatchObject({ next: null, totals: null });
  await sound();
});
