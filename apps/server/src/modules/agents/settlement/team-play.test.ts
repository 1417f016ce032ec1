import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { under } from "../../../../test/faults/fail-points.ts";
import { addMember, type TestMember } from "../../../../test/harness/member.ts";
import { operateByTwo } from "../../../../test/harness/operate.ts";
import { playerBelow, playRound, settle } from "../../../../test/harness/play.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { transact } from "../../../platform/database/retry.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { insertContract } from "../contracts/queries.ts";
import { storedTerms } from "@baize/domain/agents/contract/stored-terms";
import { listRuns } from "./operator-queries.ts";
import { settlementStatements } from "./schema.ts";

const newWorld = testDatabase();

const AGENTS = 22;
const HOUR = 3_600_000;

/** A contract of 1 % from the day of an instant on. */
async function addContract(
  { system, brand }: World,
  type: "hourly" | "daily",
  [member, upline]: readonly [TestMember, TestMember | undefined],
  startsAt: Date,
) {
  const terms = storedTerms({ type, period: "D", minBet: 0n, tiers: [{ atLeast: {}, rates: { ratio: 10_000 } }] });
  const times = { at: startsAt, expiresAt: startsAt, startsAt, updatedAt: startsAt };
  const sides = { memberId: member.id, uplineId: upline?.id ?? null, proposedBy: "upline" as const };
  await transact(system.db, async (tx) => {
    await insertContract(tx, { ...sides, ...times, id: newId(), brand, type, version: 1, terms, state: "signed" });
  });
}

it.each([
  { type: "hourly", reads: 1 } as const,
  // Once more for the numbers of players.
  { type: "daily", reads: 2 } as const,
])("reads what the teams of a $type run played once, and some teams at a time", async ({ type, reads }) => {
  const world = await newWorld();
  const midnight = new Date("2026-12-01T18:30:00Z");
  world.advance(midnight.getTime() + HOUR - world.system.now().getTime());
  const agents: TestMember[] = [];
  for (let level = 0; level < AGENTS; level += 1) {
    const path = agents.map(({ id }) => id);
    const agent = await addMember(world, 0n, { kind: level === 0 ? 1 : 2, uplineId: path.at(-1) ?? null, path });
    await addContract(world, type, [agent, agents.at(-1)], midnight);
    agents.push(agent);
  }
  // A player directly below each agent.
  for (const level of agents.keys()) await playRound(world, await playerBelow(world, agents.slice(0, level + 1)), "100.00");
  world.advance(24 * HOUR);
  const read = { whole: 0, parts: 0 };
  const meet = (text: string) => {
    if (/from play_hours p/i.test(text)) read.whole += 1;
    if (/^fetch/i.test(text)) read.parts += 1;
    return "go" as const;
  };
  await under({ meet }, async () => await settle(world));
  const [run] = await listRuns(world.system.db, world.brand);
  // Twenty teams, the other two, and nothing more.
  expect({ ...read, statements: run?.statements, amount: run?.amount }).toEqual({
    whole: reads,
    parts: 3,
    statements: AGENTS,
    amount: BigInt((AGENTS * (AGENTS + 1)) / 2) * 100n,
  });
});

it.each(["hourly", "daily"] as const)("counts nothing for a %s contract that is played after a move above it", async (type) => {
  const world = await newWorld();
  const midnight = new Date("2026-12-01T18:30:00Z");
  world.advance(midnight.getTime() + HOUR - world.system.now().getTime());
  const top = await addMember(world, 0n, { kind: 1 });
  const other = await addMember(world, 0n, { kind: 2, uplineId: top.id, path: [top.id], username: "other_place" });
  const agent = await addMember(world, 0n, { kind: 2, uplineId: top.id, path: [top.id], username: "moved_agent" });
  const lower = await addMember(world, 0n, { kind: 2, uplineId: agent.id, path: [top.id, agent.id] });
  for (const one of [top, other, agent]) await addContract(world, type, [one, one === top ? undefined : top], midnight);
  await addContract(world, type, [lower, agent], midnight);
  const player = await playerBelow(world, [top, agent, lower]);
  await playRound(world, player, "100.00");
  await operateByTwo(world, "members move", {
    brand: world.brand,
    member: agent.username,
    under: other.username,
    reason: "Both asked",
  });
  await playRound(world, player, "200.00");
  world.advance(24 * HOUR);
  await settle(world);
  const { db } = world.system;
  const rows = await db.select().from(settlementStatements).where(eq(settlementStatements.type, type));
  const amounts = new Map(rows.map(({ memberId, amount }) => [memberId, amount]));
  expect([top, other, agent, lower].map(({ id }) => amounts.get(id))).toEqual([300n, 200n, 100n, 100n]);
});
