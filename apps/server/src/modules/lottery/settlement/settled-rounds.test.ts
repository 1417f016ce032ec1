import { asc, eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { businessWindowAt } from "../../../platform/lists/business-window.ts";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { clientFor, newKey } from "../../../../test/harness/bank.ts";
import { clientOf } from "../../../../test/harness/client.ts";
import { advanceTo, skipClosingDraw } from "../../../../test/harness/draws.ts";
import { addLotteries } from "../../../../test/harness/lottery.ts";
import { BIG_AND_SMALL } from "../../../../test/harness/lottery-player.ts";
import { addMember, signIn, type TestMember } from "../../../../test/harness/member.ts";
import { operateByTwo } from "../../../../test/harness/operate.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { bonusIn } from "../../../../test/faults/operations/offer.ts";
import { wagerFacts } from "../../agents/facts/schema.ts";
import { earnPoints } from "../../rewards/points/earn-points.ts";
import { addRebates } from "../../rewards/rebates/add-rebates.ts";
import { roundSettled } from "../../../subscribers.ts";
import { drawOnce } from "../draws/draw-once.ts";
import { findDraw } from "../draws/queries.ts";
import { stepDraw } from "../draws/step-draw.ts";
import { lotteryDraws } from "../schema.ts";

const newWorld = testDatabase();
const game = "QUICK_DICE";
const NOON = 12 * 3_600_000;
const LEVELS = [{ level: 0, from: "0", rebates: { LOTT: 100_000 } }];

let world: World;
let key = { game, issue: "" };
beforeAll(async () => {
  world = await newWorld({
    config: {
      vip: { levels: LEVELS, rebateDays: 30 },
      bets: { min: "100", max: "10000000", winnerFrom: "30000", maxWin: "1000000000" },
    },
  });
  await addLotteries(world, game);
  await skipClosingDraw(world, game);
});

async function stake(member: TestMember, selection: string, multiple: number): Promise<string> {
  const bets = [{ play: "sum-half", selection, unit: "1.00", multiple }];
  const client = await clientFor(world, member);
  return (await client.write("lottery.buy", { gameCode: game, issue: key.issue, bets }, { key: newKey() })).ticket.id;
}

/** Settles the draw by other numbers than its own; answers whether the sum of its own is big. */
async function settleByOtherNumbers(draw: { closesAt: number; drawsAt: number } | undefined): Promise<boolean> {
  const { db } = world.system;
  advanceTo(world, draw?.closesAt ?? 0);
  await stepDraw(world.system, roundSettled, key);
  advanceTo(world, draw?.drawsAt ?? 0);
  await drawOnce(world.system, key);
  const right = (await findDraw(db, key))?.numbers ?? [];
  const isBig = right.reduce((sum, number) => sum + Number(number), 0) > 10;
  const numbers = isBig ? ["1", "1", "2"] : ["6", "6", "5"];
  await db.update(lotteryDraws).set({ numbers }).where(eq(lotteryDraws.issue, key.issue));
  await stepDraw(world.system, roundSettled, key);
  return isBig;
}

const loadFacts = async ({ id }: TestMember) =>
  (await world.system.db.select().from(wagerFacts).where(eq(wagerFacts.memberId, id)).orderBy(asc(wagerFacts.line))).map(
    ({ gameType, stake: staked, payout }) => [gameType, staked, payout],
  );

it("counts each ticket of a settled batch as a round: wagering, points, rebate, winners and agents' facts, and counts none twice", async () => {
  const { db } = world.system;
  const upline = await addMember(world, 0n, { kind: 1 });
  const large = await addMember(world, 100_000n, { onBoard: true, uplineId: upline.id, path: [upline.id] });
  const small = await addMember(world, 100_000n, { onBoard: true });
  const demo = await addMember(world, 100_000n, { onBoard: true, book: "demo" });
  const token = await signIn(world, small);
  const bonusId = await bonusIn(world, token, { amount: "50000", times: 2, days: 7 });
  const [draw] = (await clientOf(world, token).read("lottery.game", { gameCode: game })).draws;
  key = { game, issue: draw?.issue ?? "" };
  advanceTo(world, Math.max(draw?.opensAt ?? 0, world.system.now().getTime()));
  await stake(large, BIG_AND_SMALL, 200);
  const counted = await stake(small, "big", 300);
  await stake(demo, BIG_AND_SMALL, 200);
  const isBig = await settleByOtherNumbers(draw);

  const client = clientOf(world, token);
  const bonus = async () => (await client.read("bonus.list", {})).items.find(({ id }) => id === bonusId);
  expect(await bonus()).toMatchObject({ progress: { amount: "300.00" } });
  expect((await client.read("bonus.lines", { id: bonusId })).items).toMatchObject([{ counted: { amount: "300.00" } }]);
  expect((await client.read("bets.list", {})).items).toMatchObject([{ id: counted, validBet: { amount: "300.00" } }]);
  // One for each ₹100 of valid bets of lotteries.
  await earnPoints(db, world.system.now());
  await earnPoints(db, world.system.now());
  expect((await client.read("points.records", { type: "lottery" })).items).toMatchObject([{ change: 3 }]);
  // Demo money is never shown.
  const winners = async () => (await client.read("winners.list", {})).items.map(({ amount }) => amount.amount).toSorted();
  expect(await winners()).toEqual(isBig ? ["382.00"] : ["382.00", "573.00"]);
  expect(await loadFacts(large)).toEqual([["LOTT", 40_000n, 38_200n]]);
  expect(await loadFacts(demo)).toEqual([["LOTT", 40_000n, 38_200n]]);

  // A correction changes payouts, winners and facts, and counts no stake again.
  expect(await operateByTwo(world, "lottery correct", { ...key, reason: "Wrong numbers were written" })).toMatchObject({
    ok: true,
  });
  await earnPoints(db, world.system.now());
  expect(await bonus()).toMatchObject({ progress: { amount: "300.00" } });
  expect((await client.read("points.records", { type: "lottery" })).items).toHaveLength(1);
  expect(await winners()).toEqual(isBig ? ["382.00", "573.00"] : ["382.00"]);
  const [lost, won] = [
    ["LOTT", 30_000n, 0n],
    ["LOTT", 30_000n, 57_300n],
  ];
  const takenBack = ["LOTT", -30_000n, isBig ? 0n : -57_300n];
  expect(await loadFacts(small)).toEqual(isBig ? [lost, takenBack, won] : [won, takenBack, lost]);
  const { end } = await businessWindowAt(db, { at: world.system.now(), zone: "Asia/Kolkata", period: "week" });
  for (const run of [1, 2]) await addRebates(db, new Date(end.getTime() + run * NOON));
  expect((await client.read("rebates.list", {})).items).toMatchObject([
    { category: "LOTT", validBet: { amount: "300.00" }, amount: { amount: "30.00" } },
  ]);
  expect(await listBrokenInvariants(db)).toEqual([]);
});
