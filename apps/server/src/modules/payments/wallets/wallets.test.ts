import { and, eq } from "drizzle-orm";
import { expect, describe, it } from "vitest";
import type { Client } from "@baize/api/client/client";
import { inbox } from "../../inbox/schema.ts";
import { walletTransfers } from "../schema.ts";
import { members } from "../../identity/schema.ts";
import { audit } from "../../../platform/schema.ts";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { BAD_AMOUNTS } from "../../../../test/harness/amounts.ts";
import { clientFor, newKey } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { addMember, type TestMember } from "../../../../test/harness/member.ts";
import { decide, giveBack, move, walletBalances, settle, split } from "../../../../test/harness/split.ts";
import { minorTotals, sumOf, whole } from "../../../../test/harness/totals.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World, WorldOptions } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();
const [REEL, GATE] = ["SAFFRON_REEL", "NORTHGATE"] as const;

interface Table {
  readonly world: World;
  readonly member: TestMember;
  readonly client: Client;
}
/** A member with ₹5,000.00. */
async function sit(options: WorldOptions = split()): Promise<Table> {
  const world = await newWorld(options);
  const member = await addMember(world, 500_000n);
  return { world, member, client: await clientFor(world, member) };
}
const held = async ({ world, member }: Table) => await walletBalances(world, member, REEL, GATE);

describe("a brand with one wallet", () => {
  it("shows its one wallet and refuses transfers", async () => {
    const { client } = await sit({});
    expect(await client.read("wallets.merchant")).toMatchObject({ isSingle: true, min: { amount: "100.00" } });
    expect(await client.read("wallets.list")).toMatchObject({
      isSingle: true,
      total: { amount: "5000.00", currency: "INR" },
      pending: { amount: "0.00" },
      items: [{ wallet: "main", name: "", balance: { amount: "5000.00" }, open: true }],
    });
    expect((await refusal(move(client, "main", REEL, "500.00"))).code).toBe("wallet.single");
    expect(await giveBack(client)).toMatchObject({ returned: { amount: "0.00" }, parts: [], kept: [] });
  });

  it("returns what is left at vendors from a time with several wallets, and plays from the one again", async () => {
    const table = await sit();
    const { world, client } = table;
    await move(client, "main", REEL, "500.00");
    await decide(world, { isSingle: true });
    const { total, items } = await client.read("wallets.list");
    expect([total.amount, items.map(({ wallet }) => wallet)]).toEqual(["5000.00", ["main", REEL]]);
    await move(client, REEL, "main", "0.01");
    expect(await giveBack(client)).toMatchObject({ returned: { amount: "499.99" } });
    expect(await held(table)).toEqual([500_000n, 0n, 0n, 0n]);
  });
});

describe("a transfer between wallets", () => {
  it("goes there and back, with records and sums that agree, and writes its audit lines", async () => {
    const table = await sit();
    const { world, client, member } = table;
    const there = await move(client, "main", REEL, "1200.50");
    expect(there).toMatchObject({ from: "main", to: REEL, vendorName: "SAFFRON REEL", state: "succeeded" });
    expect(await held(table)).toEqual([379_950n, 0n, 120_050n, 0n]);
    const { items, total, isSingle } = await client.read("wallets.list");
    expect([isSingle, total.amount]).toEqual([false, "5000.00"]);
    expect(items.map(({ wallet, balance, open }) => [wallet, balance.amount, open])).toEqual([
      ["main", "3799.50", true],
      [REEL, "1200.50", true],
      [GATE, "0.00", true],
    ]);
    const balance = await client.read("wallet.balance");
    expect(balance).toMatchObject({ isSingle: false, sumBalance: { amount: "5000.00" }, cash: { amount: "3799.50" } });
    await move(client, REEL, "main", "200.50");
    const { items: lines, totals } = await client.read("transactions.list", { vendor: REEL });
    expect(lines.map(({ type, amount, after }) => [type, amount.amount, after.amount])).toEqual([
      ["transfer", "-200.50", "1000.00"],
      ["transfer", "1200.50", "1200.50"],
    ]);
    expect(totals?.net.amount).toBe("1000.00");
    expect((await client.read("transactions.list", { type: "transfer" })).totals?.net.amount).toBe("-1000.00");
    const told = await world.system.db
      .select({ details: audit.details })
      .from(audit)
      .where(and(eq(audit.memberId, member.id), eq(audit.action, "wallet.transfer")));
    expect(told.map(({ details }) => details)).toContainEqual(expect.objectContaining({ transfer: there.id, amount: "120050" }));
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("waits for a slow vendor, counts in the total meanwhile, and arrives once with two servers asking", async () => {
    const table = await sit(split({ vendorWallets: { [REEL]: "slow" } }));
    const { world, client } = table;
    const { reference, state } = await move(client, "main", REEL, "700.00");
    expect(state).toBe("pending");
    expect(await held(table)).toEqual([430_000n, 70_000n, 0n, 0n]);
    expect(await client.read("wallets.list")).toMatchObject({
      total: { amount: "5000.00" },
      pending: { amount: "700.00" },
    });
    world.advance(59_000);
    await settle(world);
    expect(await client.read("wallets.transferStatus", { reference })).toMatchObject({ state: "pending", settledAt: null });
    world.advance(1000);
    await settle(world);
    await settle(world);
    expect(await client.read("wallets.transferStatus", { reference })).toMatchObject({
      state: "succeeded",
      settledAt: world.system.now().getTime(),
    });
    expect(await held(table)).toEqual([430_000n, 0n, 70_000n, 0n]);
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("goes back when the vendor refuses, in either direction, and notifies the member", async () => {
    const table = await sit();
    const { world, client, member } = table;
    await move(client, "main", REEL, "300.00");
    await decide(world, { isSingle: false, vendorWallets: { [REEL]: "failing" } });
    const tries = [await move(client, "main", REEL, "200.00"), await move(client, REEL, "main", "100.00")];
    expect(await held(table)).toEqual([450_000n, 30_000n, 20_000n, 0n]);
    world.advance(60_000);
    await settle(world);
    for (const { reference } of tries) expect((await client.read("wallets.transferStatus", { reference })).state).toBe("failed");
    expect(await held(table)).toEqual([470_000n, 0n, 30_000n, 0n]);
    const letters = await world.system.db.select().from(inbox).where(eq(inbox.memberId, member.id));
    expect(letters.map(({ type }) => type)).toEqual(["transfer_failed", "transfer_failed"]);
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("waits for one vendor and not for another that cannot be asked", async () => {
    const table = await sit(split({ vendorWallets: { [REEL]: "slow", [GATE]: "slow" } }));
    const { world, client } = table;
    const lost = await move(client, "main", REEL, "100.00");
    await move(client, "main", GATE, "100.00");
    // A row with an unknown vendor: asking about it throws.
    const own = eq(walletTransfers.id, lost.id);
    await world.system.db.update(walletTransfers).set({ from: "nowhere" }).where(own);
    world.advance(60_000);
    await settle(world);
    expect(await held(table)).toEqual([480_000n, 10_000n, 0n, 10_000n]);
    expect(world.logged.map(({ event, facts }) => [event, facts.transfer])).toEqual(
      Array.from({ length: 2 }, () => ["wallet.transfer_unasked", lost.id]),
    );
    await world.system.db.update(walletTransfers).set({ from: "main" }).where(own);
    await settle(world);
    expect(await held(table)).toEqual([480_000n, 0n, 10_000n, 10_000n]);
  });

  it("happens once for one key and one reference, and never for more than the balance", async () => {
    const table = await sit();
    const { world, client } = table;
    const key = newKey();
    const made = await Promise.all([1, 2, 3, 4].map(async () => await move(client, "main", REEL, "1000.00", { key })));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const again = await Promise.all([1, 2].map(async () => await move(client, "main", REEL, "1000.00", { reference: key })));
    expect(again.map(({ id }) => id)).toEqual([made[0]?.id, made[0]?.id]);
    expect((await refusal(move(client, "main", REEL, "900.00", { key }))).code).toBe("idempotency.mismatch");
    expect((await refusal(move(client, "main", GATE, "1000.00", { reference: key }))).code).toBe("idempotency.mismatch");
    const tries = await Promise.allSettled(
      [REEL, GATE, REEL, GATE].map(async (vendor) => await move(client, "main", vendor, "1500.00")),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(await refusal(move(client, "main", REEL, "1500.00"))).toMatchObject({
      code: "money.insufficient",
      value: { balance: "1000.00", currency: "INR" },
    });
    expect((await refusal(move(client, REEL, "main", "90000.00"))).code).toBe("money.insufficient");
    expect((await held(table)).reduce((sum, one) => sum + one)).toBe(500_000n);
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("refuses an invalid amount, direction or vendor, and moves nothing", async () => {
    const table = await sit(split({ vendorWallets: { [GATE]: "closed" } }));
    const { client, world } = table;
    for (const [from, to] of [
      ["main", REEL],
      [REEL, "main"],
    ] as const)
      for (const amount of BAD_AMOUNTS)
        expect([amount, (await refusal(move(client, from, to, amount))).code]).toEqual([amount, "input.invalid"]);
    // 2^53 + 1 minor units, which a float cannot hold.
    expect((await refusal(move(client, "main", REEL, "90071992547409.93"))).code).toBe("money.out_of_range");
    expect(await refusal(move(client, "main", REEL, "99.99"))).toMatchObject({
      code: "money.out_of_range",
      value: { min: "100.00", max: "100000.00", currency: "INR" },
    });
    for (const [from, to] of [
      ["main", "main"],
      [REEL, GATE],
      [REEL, REEL],
    ] as const)
      expect(await refusal(move(client, from, to, "500.00"))).toMatchObject({
        code: "input.invalid",
        value: { issues: [{ field: "to", code: "not_allowed" }] },
      });
    expect((await refusal(move(client, "main", "HIDDEN_VENDOR", "500.00"))).code).toBe("wallet.unknown");
    expect((await refusal(move(client, "NO_VENDOR", "main", "500.00"))).code).toBe("wallet.unknown");
    expect((await refusal(move(client, "main", GATE, "500.00"))).code).toBe("wallet.closed");
    expect((await client.read("wallets.transfers")).items).toEqual([]);
    expect(await held(table)).toEqual([500_000n, 0n, 0n, 0n]);
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("moves nothing to a vendor in a time without play, and returns everything", async () => {
    const table = await sit();
    const { world, client, member } = table;
    await move(client, "main", REEL, "500.00");
    const lock = async (betsLocked: boolean) =>
      await world.system.db.update(members).set({ betsLocked }).where(eq(members.id, member.id));
    await lock(true);
    expect((await refusal(move(client, "main", REEL, "100.00"))).code).toBe("game.bets_locked");
    await lock(false);
    await client.write("responsibleGambling.coolOff", { days: 1 });
    expect((await refusal(move(client, "main", REEL, "100.00"))).code).toBe("responsible_gambling.cooling_off");
    await client.write("responsibleGambling.selfExclude", { months: 6 });
    expect((await refusal(move(client, "main", REEL, "100.00"))).code).toBe("responsible_gambling.self_excluded");
    expect((await move(client, REEL, "main", "200.00")).state).toBe("succeeded");
    expect((await giveBack(client)).returned.amount).toBe("300.00");
  });

  it("is visible to its owner alone, and is listed by page", async () => {
    const table = await sit(split({ vendorWallets: { [GATE]: "slow" } }));
    const { world, client } = table;
    const made: string[] = [];
    for (const vendor of [REEL, GATE, REEL]) {
      made.unshift((await move(client, "main", vendor, "100.00")).reference);
      world.advance(1000);
    }
    const first = await client.read("wallets.transfers", { limit: 2 });
    const second = await client.read("wallets.transfers", { limit: 2, cursor: first.next ?? "" });
    expect([...first.items, ...second.items].map(({ reference }) => reference)).toEqual(made);
    expect([first.next === null, second.next]).toEqual([false, null]);
    await move(client, REEL, "main", "30.00");
    for (const state of [undefined, "pending", "succeeded"] as const) {
      const { rows, totals } = await whole(async (at) => await client.read("wallets.transfers", { ...at, state }));
      const sum = (is: (row: (typeof rows)[number]) => boolean) => sumOf(rows.filter(is), ({ amount }) => amount);
      expect(minorTotals(totals)).toEqual({
        count: rows.length,
        in: sum((row) => row.state === "succeeded" && row.from === "main"),
        out: sum((row) => row.state === "succeeded" && row.to === "main"),
        underWay: sum((row) => row.state === "pending"),
      });
    }
    expect((await client.read("wallets.transfers")).totals).toMatchObject({
      count: 4,
      in: { amount: "200.00" },
      out: { amount: "30.00" },
      underWay: { amount: "100.00" },
    });
    const long = await client.read("wallets.transfers", { to: "2001-01-02" });
    expect([long.items, long.totals?.count]).toEqual([[], 0]);
    const waiting = await client.read("wallets.transfers", { state: "pending" });
    expect(waiting.items.map(({ to, vendorName }) => [to, vendorName])).toEqual([[GATE, "NORTHGATE"]]);
    expect((await refusal(client.read("wallets.transfers", { cursor: "nonsense" }))).code).toBe("input.bad_cursor");
    const other = await clientFor(world, await addMember(world, 1000n));
    const asked = other.read("wallets.transferStatus", { reference: made[0] ?? "" });
    expect((await refusal(asked)).code).toBe("wallet.transfer_not_found");
    expect((await other.read("wallets.transfers")).items).toEqual([]);
  });

  it("moves a trial account's demo money, and no real one", async () => {
    const world = await newWorld(split());
    const trial = await addMember(world, 100_000n, { kind: 4, book: "demo" });
    await move(await clientFor(world, trial), "main", REEL, "300.00");
    expect(await walletBalances(world, trial, REEL)).toEqual([70_000n, 0n, 30_000n]);
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });
});

describe("returning all", () => {
  it("returns each part once, names what cannot be returned, and receives late parts once", async () => {
    const table = await sit();
    const { world, client } = table;
    await move(client, "main", REEL, "500.00");
    await move(client, "main", GATE, "700.00");
    await decide(world, { isSingle: false, vendorWallets: { [GATE]: "closed" } });
    const key = newKey();
    const [one, two] = await Promise.all([giveBack(client, key), giveBack(client, key)]);
    expect(one).toEqual(two);
    expect(one).toMatchObject({
      returned: { amount: "500.00" },
      parts: [{ from: REEL, to: "main", amount: { amount: "500.00" }, state: "succeeded" }],
      kept: [{ wallet: GATE, name: "NORTHGATE", balance: { amount: "700.00" }, reason: "closed" }],
    });
    await decide(world, { isSingle: false, vendorWallets: { [GATE]: "slow" } });
    const answers = await Promise.all([giveBack(client), giveBack(client), giveBack(client)]);
    expect(answers.flatMap(({ parts }) => parts)).toHaveLength(1);
    expect(answers.map(({ pending }) => pending.amount).toSorted()).toEqual(["0.00", "0.00", "700.00"]);
    world.advance(60_000);
    await settle(world);
    expect(await held(table)).toEqual([500_000n, 0n, 0n, 0n]);
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });
});
