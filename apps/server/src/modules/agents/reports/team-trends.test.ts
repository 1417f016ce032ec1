import { expect, it } from "vitest";
import { minorOf } from "@baize/domain/money/amount";
import type { MoneyAmount } from "@baize/domain/money/money";
import { AgentTree, weekly } from "../../../../test/harness/agent-tree.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { addMember } from "../../../../test/harness/member.ts";
import { playerBelow, playRound, settle } from "../../../../test/harness/play.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";

const newWorld = testDatabase();

const HOUR = 3_600_000;
const MONDAY = Date.parse("2026-11-30T10:00:00Z");
const WEEK = { from: "2026-11-30", to: "2026-12-06" };

const sum = (amounts: readonly MoneyAmount[]) => amounts.reduce((all, amount) => all + minorOf(amount), 0n);

it("sums to the figures of the overview by day and by type, and names the branches that moved most", async () => {
  const world = await newWorld();
  const tree = await AgentTree.open(world);
  const { top, middle, low } = tree;
  await tree.moveTo(MONDAY - 100 * HOUR);
  const below = await playerBelow(world, [top, middle, low]);
  const direct = await playerBelow(world, [top]);
  const idle = await playerBelow(world, [top]);
  await playRound(world, direct, "500.00");
  await playRound(world, idle, "30.00");
  await tree.brandContract(weekly(400_000));
  await tree.moveTo(MONDAY);
  await playRound(world, below, "60.00");
  await playRound(world, idle, "30.00");
  await tree.moveTo(MONDAY + 48 * HOUR);
  await playRound(world, below, "40.00", "90.00");
  await tree.moveTo(MONDAY + 168 * HOUR);
  await settle(world);

  const client = tree.by(top);
  const trends = await client.read("teamReports.trends", WEEK);
  const { now } = await client.read("teamReports.overview", WEEK);
  expect(trends.days.map(({ day }) => day)).toEqual(["2026-11-30", "2026-12-02"]);
  expect(trends.days.map(({ net }) => net.amount)).toEqual(["-90.00", "50.00"]);
  expect(trends.games).toMatchObject([{ bets: 3 }]);
  for (const { amounts, figure } of [
    { amounts: trends.days.map(({ validBet }) => validBet), figure: now.validBet },
    { amounts: trends.days.map(({ net }) => net), figure: now.net },
    { amounts: trends.games.map(({ validBet }) => validBet), figure: now.validBet },
    { amounts: trends.games.map(({ payout }) => payout), figure: now.payout },
    { amounts: trends.games.map(({ winLoss }) => winLoss), figure: now.winLoss },
  ])
    expect(sum(amounts)).toBe(minorOf(figure));

  // The account that lost as much in both weeks did not move.
  expect(trends.movers).toMatchObject([
    { account: direct.username, now: { amount: "0.00" }, before: { amount: "-500.00" }, change: { amount: "500.00" } },
    { account: middle.username, now: { amount: "-10.00" }, before: { amount: "0.00" }, change: { amount: "-10.00" } },
  ]);

  const { totals } = await client.read("income.days", { way: "received", ...WEEK });
  expect(trends.income).toEqual({ now: totals?.total, before: { amount: "0.00", currency: now.net.currency } });
  expect(minorOf(trends.income.now)).toBeGreaterThan(0n);

  const sub = await addMember(world, 0n, { kind: 41, uplineId: top.id, path: [top.id] });
  await tree.signIn(sub);
  expect(await tree.by(sub).read("teamReports.trends", WEEK)).toEqual(trends);
  await tree.signIn(below);
  expect((await refusal(tree.by(below).read("teamReports.trends", WEEK))).code).toBe("auth.not_agent");
});
