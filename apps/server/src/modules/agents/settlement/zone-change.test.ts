import { and, asc, eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { AgentTree, daily } from "../../../../test/harness/agent-tree.ts";
import { playerBelow, playRound, settle } from "../../../../test/harness/play.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import { settlementStatements } from "./schema.ts";

const newWorld = testDatabase();

it("pays no play twice, and leaves none out, where the zone of a brand changes", async () => {
  const world = await newWorld({ config: { timeZone: "Asia/Kolkata" } });
  const { db } = world.system;
  const tree = await AgentTree.open(world);
  await tree.moveTo(Date.parse("2026-12-01T10:00:00Z"));
  await tree.brandContract(daily(10_000));
  const player = await playerBelow(world, [tree.top]);
  const play = async (at: string, bet: string) => {
    await tree.moveTo(Date.parse(at));
    await settle(world);
    await playRound(world, player, bet);
  };
  await play("2026-12-02T10:00:00Z", "100.00");
  await play("2026-12-02T18:35:00Z", "1.00");
  await db.execute(sql`update brands set config = jsonb_set(config, '{timeZone}', '"UTC"') where code = ${world.brand}`);
  await play("2026-12-02T20:00:00Z", "200.00");
  await play("2026-12-03T20:00:00Z", "400.00");
  await tree.moveTo(Date.parse("2026-12-04T01:00:00Z"));
  await settle(world);
  const { windowStart, windowEnd, amount, memberId, type } = settlementStatements;
  const rows = await db
    .select({ from: windowStart, to: windowEnd, amount })
    .from(settlementStatements)
    .where(and(eq(memberId, tree.top.id), eq(type, "daily")))
    .orderBy(asc(windowStart));
  expect(rows.map(({ from, to, amount: paid }) => [from.toISOString(), to.toISOString(), paid])).toEqual([
    ["2026-12-01T18:30:00.000Z", "2026-12-02T18:30:00.000Z", 100n],
    ["2026-12-02T18:30:00.000Z", "2026-12-03T00:00:00.000Z", 201n],
    ["2026-12-03T00:00:00.000Z", "2026-12-04T00:00:00.000Z", 400n],
  ]);
});
