import { beforeAll, describe, expect, it } from "vitest";
import { addMember, type TestMember } from "../../../../test/harness/member.ts";
import { operateByTwo } from "../../../../test/harness/operate.ts";
import { ending, placeBet, providerCall, seatedIn, type Table } from "../../../../test/harness/provider.ts";
import { asProduct } from "../../../../test/harness/record-statements.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { transact } from "../../../platform/database/retry.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { SeededRandom } from "../../../seed/random.ts";
import { listTeamPlay, type BranchPlay } from "./queries.ts";
import { rollUpBrand, rollUpPlay } from "./roll-up-play.ts";

const newWorld = testDatabase();

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const from = new Date("2020-01-01T00:00:00Z");
const to = new Date("2040-01-01T00:00:00Z");
const brand = () => ({ code: world.brand, timeZone: "Asia/Kolkata" });
const close = async (closeTo: Date) => await transact(world.system.db, async (tx) => await rollUpBrand(tx, brand(), closeTo));
const loadTeam = async (who: Pick<TestMember, "id">, span: readonly [Date, Date] = [from, to]) =>
  await asProduct(async () => await listTeamPlay(world.system.db, [who.id], ...span));
const rollUp = async () => await asProduct(async () => await rollUpPlay(world.system.db));

async function lose({ seat }: Table, amount: string): Promise<void> {
  const { roundId } = await placeBet(world, seat, { amount });
  await providerCall(world, "endRound", ending(seat, roundId, amount, "0.00"));
}

describe("the roll-up", () => {
  it("counts each settled round once, by branch, for every agent above it, also after a move", async () => {
    const top = await addMember(world, 0n, { kind: 1 });
    const agent = await addMember(world, 0n, { kind: 2, uplineId: top.id, path: [top.id] });
    const other = await addMember(world, 0n, { kind: 2, uplineId: top.id, path: [top.id], username: "other_branch" });
    const table = await seatedIn(world, { uplineId: agent.id, path: [top.id, agent.id] });
    await lose(table, "10.00");
    await Promise.all([rollUp(), rollUp()]);
    await lose(table, "20.00");
    const moving = { brand: world.brand, member: table.member.username, under: other.username, reason: "Both asked" };
    await operateByTwo(world, "members move", moving);
    await lose(table, "40.00");
    await rollUp();
    await rollUp();
    const one = { gameType: "RNG", payout: 0n };
    expect(await loadTeam(agent)).toEqual([
      { ancestorId: agent.id, branchId: table.member.id, ...one, rounds: 2n, stake: 3000n, validBet: 3000n },
    ]);
    expect((await loadTeam(top)).map(({ branchId, validBet }) => [branchId, validBet])).toEqual(
      expect.arrayContaining([
        [agent.id, 3000n],
        [other.id, 4000n],
      ]),
    );
    expect(await loadTeam(table.member)).toEqual([]);
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("keeps the hours of the brand's zone, and counts in an open hour what comes after its own was closed", async () => {
    world = await newWorld();
    const top = await addMember(world, 0n, { kind: 1 });
    world.advance(Date.parse("2026-12-01T18:29:00Z") - world.system.now().getTime());
    const table = await seatedIn(world, { uplineId: top.id, path: [top.id] });
    const midnight = new Date("2026-12-01T18:30:00Z");
    await lose(table, "10.00");
    world.advance(60_000);
    await lose(table, "20.00");
    await rollUp();
    const day = new Date("2026-12-02T18:30:00Z");
    expect((await loadTeam(top, [from, midnight])).map(({ validBet }) => validBet)).toEqual([1000n]);
    expect((await loadTeam(top, [midnight, day])).map(({ validBet }) => validBet)).toEqual([2000n]);
    // A clock behind: settled in a day that is closed.
    await close(day);
    await close(midnight);
    await lose(table, "40.00");
    await rollUp();
    expect((await loadTeam(top, [midnight, day])).map(({ validBet }) => validBet)).toEqual([2000n]);
    expect((await loadTeam(top, [day, to])).map(({ validBet }) => validBet)).toEqual([4000n]);
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });
});

interface Fact {
  readonly memberId: string;
  readonly path: readonly string[];
  readonly version: number;
  readonly gameType: string;
  readonly validBet: bigint;
}

/** Walks every fact for every ancestor. */
function reference(facts: readonly Fact[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { memberId, path, gameType, validBet } of facts)
    for (const [index, ancestor] of path.entries()) {
      const key = `${ancestor} ${path[index + 1] ?? memberId} ${gameType}`;
      sums.set(key, (sums.get(key) ?? 0n) + validBet);
    }
  return sums;
}

function oneOf<T>(random: SeededRandom, items: readonly T[]): T {
  const item = items[random.between(0, items.length - 1)];
  if (item === undefined) throw new RangeError("There is nothing to choose from");
  return item;
}

const keyed = (rows: readonly BranchPlay[]) =>
  new Map(rows.map(({ ancestorId, branchId, gameType, validBet }) => [`${ancestorId} ${branchId} ${gameType}`, validBet]));

it("agrees with a walk over every fact for every ancestor, in random trees with moves and corrections", async () => {
  world = await newWorld();
  const random = new SeededRandom(process.env.SEED ?? "play-hours");
  const run = runIn(world.system.db);
  const people: { id: string; username: string; path: string[]; version: number }[] = [];
  for (let index = 0; index < 14; index += 1) {
    const above =
      index === 0
        ? undefined
        : oneOf(
            random,
            people.filter(({ path }) => path.length < 4),
          );
    const path = above ? [...above.path, above.id] : [];
    const { id, username } = await addMember(world, 0n, { kind: 2, uplineId: above?.id ?? null, path });
    people.push({ id, username, path, version: 1 });
  }
  const facts: Fact[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    for (let count = 0; count < 40; count += 1) {
      const { id: memberId, path, version } = oneOf(random, people);
      const validBet = BigInt(random.between(1, 9)) * (random.chance(0.2) ? -1n : 1n);
      const gameType = random.pick(["RNG", "LIVE"]);
      facts.push({ memberId, path, version, gameType, validBet });
      const at = new Date(Date.parse("2026-12-01T00:00:00Z") + random.between(0, 100) * 3_600_000).toISOString();
      await run(
        `insert into wager_facts (member_id, bet_id, line, brand, version, game_type, book, status, stake, payout, valid_bet, settled_at)
        values ($1, $2, 1, $3, $4, $5, 'real', 'lost', $6, 0, $6, $7)`,
        [memberId, newId(), world.brand, version, gameType, validBet.toString(), at],
      );
    }
    await (random.chance(0.5) ? close(new Date("2026-12-03T00:00:00Z")) : rollUp());
    const ids = people.map(({ id }) => id);
    const sums = keyed(await listTeamPlay(world.system.db, ids, from, to));
    expect(sums).toEqual(reference(facts));
    // One of them moves to the top, with all members below.
    const moved = oneOf(
      random,
      people.filter(({ path }) => path.length > 0),
    );
    await operateByTwo(world, "members move", { brand: world.brand, member: moved.username, reason: "At random" });
    const { length } = moved.path;
    for (const one of people)
      if (one === moved || one.path.includes(moved.id)) {
        one.path = one.path.slice(length);
        one.version += 1;
      }
  }
});
