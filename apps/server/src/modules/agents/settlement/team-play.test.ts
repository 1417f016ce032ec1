import { expect, it } from "vitest";
import { under } from "../../../../test/faults/fail-points.ts";
import { addMember, type TestMember } from "../../../../test/harness/member.ts";
import { playerBelow, playRound, settle } from "../../../../test/harness/play.ts";
import { testDatabase, type World } from "../../../../test/harness/world.ts";
import { transact } from "../../../platform/database/retry.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { insertContract } from "../contracts/queries.ts";
import { storedTerms } from "../contracts/stored-terms.ts";
import { listRuns } from "./operator-queries.ts";

const newWorld = testDatabase();

const AGENTS = 22;
const HOUR = 3_600_000;

/** An hourly contract of 1 % from the day of an instant on. */
async function addHourly({ system, brand }: World, member: TestMember, upline: TestMember | undefined, startsAt: Date) {
  const terms = storedTerms({ type: "hourly", period: "D", minBet: 0n, tiers: [{ atLeast: {}, rates: { ratio: 10_000 } }] });
  const times = { at: startsAt, expiresAt: startsAt, startsAt, updatedAt: startsAt };
  const sides = { memberId: member.id, uplineId: upline?.id ?? null, proposedBy: "upline" as const };
  await transact(system.db, async (tx) => {
    await insertContract(tx, { ...sides, ...times, id: newId(), brand, type: "hourly", version: 1, terms, state: "signed" });
  });
}

it("reads what the teams of a run played once, and some teams at a time", async () => {
  const world = await newWorld();
  const midnight = new Date("2026-12-01T18:30:00Z");
  world.advance(midnight.getTime() + HOUR - world.system.now().getTime());
  const agents: TestMember[] = [];
  for (let level = 0; level < AGENTS; level += 1) {
    const path = agents.map(({ id }) => id);
    const agent = await addMember(world, 0n, { kind: level === 0 ? 1 : 2, uplineId: path.at(-1) ?? null, path });
    await addHourly(world, agent, agents.at(-1), midnight);
    agents.push(agent);
  }
  await playRound(world, await playerBelow(world, agents), "100.00");
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
    whole: 1,
    parts: 3,
    statements: AGENTS,
    amount: BigInt(AGENTS) * 100n,
  });
});
