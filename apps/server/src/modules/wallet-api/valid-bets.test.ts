import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { clientFor, newKey, makeReport, sendReport } from "../../../test/harness/bank.ts";
import { about, ending, placeBet, providerCall, seatedIn, takeSeat } from "../../../test/harness/provider.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { World } from "../../../test/harness/world.ts";
import { listBrokenInvariants } from "../../ledger/broken-invariants.ts";
import { businessWindowAt } from "../../platform/lists/business-window.ts";
import { transact } from "../../platform/database/retry.ts";
import { games } from "../gaming/schema.ts";
import { grantReward } from "../rewards/grants/grant-reward.ts";
import { addRebates } from "../rewards/rebates/add-rebates.ts";

const newWorld = testDatabase();
const NOON = 12 * 3_600_000;
const TENTH = 100_000;
const WEIGHT = 50;

/** Rounds of a shared table as a vendor reports them, and what of each counts. */
const ROUNDS = [
  { name: "lost", bet: "100.00", win: "0.00" },
  { name: "won less than the stake", bet: "100.00", win: "195.00" },
  { name: "won more than the stake", bet: "100.00", win: "1000.00" },
  { name: "a stake that came back", bet: "100.00", win: "100.00" },
  { name: "half of the stake came back", bet: "100.00", win: "50.00" },
] as const;

/** By category: what of each round counts, and their sum. Crash counts its stakes; the others what was won or lost of them. */
const COUNTED = [
  ["LIVE", ["100.00", "95.00", "100.00", "0.00", "50.00"], "345.00"],
  ["COCKFIGHT", ["100.00", "95.00", "100.00", "0.00", "50.00"], "345.00"],
  ["CRASH", ["100.00", "100.00", "100.00", "0.00", "100.00"], "400.00"],
] as const;

let world: World;
beforeAll(async () => {
  const rebates = { LIVE: TENTH, CRASH: TENTH, COCKFIGHT: TENTH };
  const vip = { levels: [{ level: 0, from: "0", rebates }], rebateDays: 30 };
  world = await newWorld({ config: { vip, payments: { withdrawal: { turnoverPpm: 1_000_000 } } } });
  const { db } = world.system;
  const [slot] = await db.select().from(games).where(eq(games.id, "test.slot"));
  if (!slot) throw new Error("There is no slot");
  await db.insert(games).values(
    COUNTED.map(([category], index) => ({
      ...slot,
      id: `test.${category}`,
      category,
      gameType: category,
      launchCode: `test-${category.toLowerCase()}`,
      rank: 300 + index,
    })),
  );
});

describe.each(COUNTED)("%s", (category, counted, sum) => {
  it("counts rounds in the record, for wagering of deposits and bonuses, and in the rebate", async () => {
    const { member, token } = await seatedIn(world);
    const client = await clientFor(world, member);
    const { id } = await client.write("deposits.create", { channel: "upi", amount: "1000.00" }, { key: newKey() });
    await sendReport(world, await makeReport(world, await client.read("deposits.get", { id }), "succeeded"));
    const to = { owner: member.owner, brand: world.brand, now: world.system.now() };
    const grant = { source: "mission", ref: "valid", titles: { EN: "Bonus" }, amount: 100_000n, times: 10, days: 1 } as const;
    await transact(world.system.db, async (tx) => {
      await grantReward(tx, to, { ...grant, weights: { [category]: WEIGHT } });
    });

    const seat = await takeSeat(world, token, `test.${category}`);
    for (const { bet: amount, win } of ROUNDS) {
      const bet = await placeBet(world, seat, { amount });
      if (win !== "0.00") await providerCall(world, "win", about(seat, bet, win));
      expect(await providerCall(world, "endRound", ending(seat, bet.roundId, amount, win))).toMatchObject({ code: "ok" });
    }
    const back = await placeBet(world, seat, { amount: "100.00" });
    await providerCall(world, "rollback", about(seat, back, "100.00"));
    await providerCall(world, "endRound", ending(seat, back.roundId, "0.00", "0.00", "void"));

    const record = (await client.read("bets.list")).items.toReversed();
    expect(record.map(({ validBet }) => validBet.amount)).toEqual([...counted, "0.00"]);
    expect(record.map(({ status }) => status)).toEqual(["lost", "won", "won", "tie", "lost", "refunded"]);
    expect(record.every((bet) => bet.category === category)).toBe(true);

    const { turnover } = await client.read("withdrawals.rules");
    expect([turnover.wagered.amount, turnover.remaining.amount]).toEqual([sum, (1000 - Number(sum)).toFixed(2)]);
    const [bonus] = (await client.read("bonus.list", {})).items;
    const lines = await client.read("bonus.lines", { id: bonus?.id ?? "" });
    expect(lines.items.map((line) => [line.validBet.amount, line.weight])).toEqual(
      counted
        .filter((one) => one !== "0.00")
        .toReversed()
        .map((one) => [one, WEIGHT]),
    );
    expect(lines.counted.amount).toBe(((Number(sum) * WEIGHT) / 100).toFixed(2));

    const { db, now } = world.system;
    const { end } = await businessWindowAt(db, { at: now(), zone: "Asia/Kolkata", period: "week" });
    await addRebates(db, new Date(end.getTime() + NOON));
    const rebates = (await client.read("rebates.list", {})).items;
    expect(rebates.find((line) => line.category === category)).toMatchObject({
      validBet: { amount: sum },
      amount: { amount: (Number(sum) / 10).toFixed(2) },
    });
    expect(await listBrokenInvariants(db)).toEqual([]);
  });
});
