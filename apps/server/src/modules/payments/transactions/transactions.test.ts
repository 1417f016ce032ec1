import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { dateAt, formatDate } from "@baize/domain/calendar/date";
import { parseAmount } from "@baize/domain/money/amount";
import type { OutputOf } from "@baize/api/contract/contract";
import { brands } from "../../../platform/brand/schema.ts";
import { recordMarks, recordSums } from "../../../ledger/schema.ts";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { STORE_SUMS_FROM } from "../../../ledger/record-sums.ts";
import { SeededRandom } from "../../../seed/random.ts";
import { clientFor, newKey, makeReport, sendReport } from "../../../../test/harness/bank.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { addMember, deposit as payIn } from "../../../../test/harness/member.ts";
import { PIN, readyToWithdraw } from "../../../../test/harness/payout.ts";
import { placeBet, seatedIn } from "../../../../test/harness/provider.ts";
import { totalsOf } from "../../../../test/harness/totals.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";

const newWorld = testDatabase();
type Page = OutputOf<"transactions.list">;
const minor = ({ amount, currency }: { amount: string; currency: string }) => parseAmount(amount, currency) ?? 0n;

it("continues line by line to the balance, with totals of its rows", async () => {
  const world = await newWorld({ config: { payments: { withdrawal: { turnoverPpm: 0 } } } });
  const member = await addMember(world, 300_000n);
  const client = await clientFor(world, member);
  const account = await readyToWithdraw(client);
  for (const channel of ["card", "upi"]) {
    const made = await client.write("deposits.create", { channel, amount: "1000.00" }, { key: newKey() });
    await sendReport(world, await makeReport(world, made, "succeeded"));
  }
  const { id } = await client.write("withdrawals.create", { account, amount: "700.00", paymentPassword: PIN }, { key: newKey() });
  await client.write("withdrawals.cancel", { id });
  await client.write("withdrawals.create", { account, amount: "800.00", paymentPassword: PIN }, { key: newKey() });

  const lines: Page["items"] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page: Page = await client.read("transactions.list", { limit: 2, cursor: cursor || undefined });
    lines.push(...page.items);
    cursor = page.next;
  }
  expect(lines.map(({ type }) => type)).toEqual([
    "withdrawal",
    "withdrawal",
    "withdrawal",
    "deposit",
    "fee",
    "deposit",
    "deposit",
  ]);
  const totals = totalsOf(await client.read("transactions.list", { limit: 1 }));
  const sum = lines.reduce((all, { amount }) => all + minor(amount), 0n);
  expect([totals.count, minor(totals.net), minor(totals.in) - minor(totals.out)]).toEqual([lines.length, sum, sum]);
  const balance = await client.read("wallet.balance", {});
  expect([lines[0]?.after, minor(balance.cash)]).toEqual([balance.cash, sum]);
  for (const [place, { before }] of lines.entries())
    expect(minor(before)).toBe(minor(lines[place + 1]?.after ?? { amount: "0.00", currency: "INR" }));

  const fees = await client.read("transactions.list", { type: "fee" });
  expect([fees.items.length, totalsOf(fees).out.amount]).toEqual([1, "20.00"]);
  const locked = await client.read("transactions.list", { wallet: "locked" });
  expect([locked.items.length, totalsOf(locked).net.amount]).toEqual([3, "800.00"]);
  expect(totalsOf(await client.read("transactions.list", { from: "2020-01-01", to: "2020-01-31" })).count).toBe(0);
  expect((await refusal(client.read("transactions.list", { cursor: "bm90aGluZw" }))).code).toBe("input.bad_cursor");
  const other = await clientFor(world, await addMember(world));
  expect((await other.read("transactions.list")).items).toEqual([]);
});

it("explains a line by its source, to its owner alone", async () => {
  const table = await seatedIn(await newWorld({ config: { payments: { withdrawal: { turnoverPpm: 0 } } } }));
  const { world, token, seat } = table;
  const client = clientOf(world, token);
  const { roundId } = await placeBet(world, seat);
  const made = await client.write("deposits.create", { channel: "card", amount: "1000.00" }, { key: newKey() });
  await sendReport(world, await makeReport(world, made, "succeeded"));
  const account = await readyToWithdraw(client);
  const out = await client.write("withdrawals.create", { account, amount: "700.00", paymentPassword: PIN }, { key: newKey() });

  const { items } = await client.read("transactions.list", {});
  const opened = await Promise.all(items.map(async ({ id }) => await client.read("transactions.get", { id })));
  for (const [place, line] of opened.entries()) expect(line).toMatchObject({ ...items[place] });
  const about = opened.map(({ type, other, deposit, withdrawal, bet }) => [
    type,
    other,
    deposit?.id ?? withdrawal?.id ?? bet?.roundId ?? null,
  ]);
  expect(about.slice(0, 4)).toEqual([
    ["withdrawal", "locked", out.id],
    ["fee", null, made.id],
    ["deposit", null, made.id],
    ["bet", null, roundId],
  ]);
  expect(opened[3]?.bet).toMatchObject({ status: "open", stake: { amount: "10.00" }, gameName: expect.any(String) });
  expect(opened[0]?.withdrawal).toMatchObject({ state: "pending", amount: { amount: "700.00" } });
  const id = items[0]?.id ?? "";
  expect(await client.read("transactions.get", { id, wallet: "locked" })).toMatchObject({
    other: "cash",
    amount: { amount: "700.00" },
  });

  const other = await clientFor(world, await addMember(world));
  for (const asked of [{ id }, { id, wallet: "bonus" as const }, { id: "nothing" }]) {
    const who = "wallet" in asked ? client : other;
    expect((await refusal(who.read("transactions.get", asked))).code).toBe("transaction.not_found");
  }
});

/** Lines that only come in: their number and sum, nothing out, and the same net. */
function wanted(lines: readonly { amount: bigint }[]): (number | bigint)[] {
  const sum = lines.reduce((all, { amount }) => all + amount, 0n);
  return [lines.length, sum, 0n, sum];
}

it("adds its totals up once, equal to the rows at any length, for any days, with concurrent reads, in any zone", async () => {
  const world = await newWorld({ config: { session: { idleMinutes: 100_000, absoluteHours: 1000 } } });
  const member = await addMember(world);
  const client = await clientFor(world, member);
  const { db } = world.system;
  const random = new SeededRandom("record");
  const pay = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await payIn(world, member.owner, BigInt(random.between(1, 100_000)));
      if (random.chance(0.05)) world.advance(7 * 3_600_000);
    }
  };
  const rows = async (zone: string) => {
    const lines: { day: string; amount: bigint }[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const page: Page = await client.read("transactions.list", { limit: 100, cursor: cursor || undefined });
      lines.push(...page.items.map(({ at, amount }) => ({ day: formatDate(dateAt(at, zone)), amount: minor(amount) })));
      cursor = page.next;
    }
    return lines;
  };
  const asked = async (filters: object) => {
    const totals = totalsOf(await client.read("transactions.list", { limit: 1, ...filters }));
    return [totals.count, minor(totals.in), minor(totals.out), minor(totals.net)];
  };
  const agrees = async (zone: string) => {
    const lines = await rows(zone);
    const all = await Promise.all([asked({}), asked({}), asked({ type: "deposit" }), asked({})]);
    expect(all).toEqual(all.map(() => wanted(lines)));
    const [to, from] = [lines.at(1)?.day ?? "", lines[Math.floor((lines.length * 2) / 3)]?.day ?? ""];
    expect(await asked({ from, to })).toEqual(wanted(lines.filter(({ day }) => day >= from && day <= to)));
    expect(await asked({ to, type: "bet" })).toEqual(wanted([]));
  };
  const marks = async () => (await db.select().from(recordMarks)).map(({ zone, version }) => [zone, version]);
  const broken = async () => (await listBrokenInvariants(db)).map(({ name }) => name);
  for (const times of [STORE_SUMS_FROM - 1, 1, STORE_SUMS_FROM + 20, 30]) {
    await pay(times);
    await agrees("Asia/Kolkata");
  }
  expect(await marks()).toEqual([["Asia/Kolkata", 2 * STORE_SUMS_FROM + 20]]);
  const [wallet] = (await client.read("wallet.explained", {})).wallets;
  expect(wallet?.lines).toEqual([{ type: "deposit", count: 2 * STORE_SUMS_FROM + 50, amount: wallet?.amount }]);
  const elsewhere = sql`${brands.config} || '{"timeZone":"Pacific/Auckland"}'::jsonb`;
  await db.update(brands).set({ config: elsewhere }).where(eq(brands.code, world.brand));
  await agrees("Pacific/Auckland");
  expect(await marks()).toEqual([["Pacific/Auckland", 2 * STORE_SUMS_FROM + 50]]);
  expect(await broken()).toEqual([]);
  // A wrong sum is found.
  await db.update(recordSums).set({ into: 1n });
  expect(await broken()).toEqual(["The sums of a record are those of its lines up to its mark"]);
});
