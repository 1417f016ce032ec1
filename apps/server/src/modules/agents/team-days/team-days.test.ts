import { expect, it } from "vitest";
import { clientFor } from "../../../../test/harness/bank.ts";
import { addMember, deposit } from "../../../../test/harness/member.ts";
import { operateByTwo } from "../../../../test/harness/operate.ts";
import { about, ending, placeBet, providerCall, seatedIn, type Table } from "../../../../test/harness/provider.ts";
import { asProduct } from "../../../../test/harness/record-statements.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { changeBrandConfig } from "../../../platform/brand/change-config.ts";
import { TEAM_SUM_INVARIANTS } from "../../../ledger/team-sum-invariants.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { rollUpDays } from "./roll-up-days.ts";

const newWorld = testDatabase();
const DAY = 86_400_000;

/** The invariants of stored sums that do not hold. */
async function broken({ system }: World): Promise<string[]> {
  const names: string[] = [];
  for (const { name, breaches } of TEAM_SUM_INVARIANTS) if ((await system.db.execute(breaches)).rows.length > 0) names.push(name);
  return names;
}

async function copyBet({ system }: World, { member }: Table, placedAt: Date): Promise<void> {
  const { rows } = await runIn(system.db)(
    `insert into bets select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'round_id', gen_random_uuid(),
        'placed_at', $2::text, 'path_version', m.path_version, 'path', m.path))).*
      from bets b join members m on m.id = b.member_id where m.id = $1 order by b.placed_at limit 1 returning bets.id`,
    [member.id, placedAt.toISOString()],
  );
  expect(rows).toHaveLength(1);
}

it("has the same figures before and after lines are summed by day, whatever comes first", async () => {
  const world = await newWorld();
  const top = await addMember(world, 0n, { kind: 1, username: "vikram_top" });
  const below = { uplineId: top.id, path: [top.id] };
  const raj = await addMember(world, 0n, { ...below, kind: 2, username: "raj_mumbai" });
  await addMember(world, 0n, { ...below, kind: 2, username: "deepa_pune" });
  const tables = [
    await seatedIn(world, { uplineId: raj.id, path: [top.id, raj.id], username: "rohit.k" }),
    await seatedIn(world, { ...below, username: "asha.p" }),
  ];
  const first = world.system.now().getTime();
  const dayAt = (days: number) => new Date(first + 5.5 * 3_600_000 + days * DAY).toISOString().slice(0, 10);
  const open = async ({ seat }: Table) => {
    world.advance(1000);
    return await placeBet(world, seat);
  };
  const end = async ({ seat }: Table, bet: Awaited<ReturnType<typeof open>>) => {
    await providerCall(world, "win", about(seat, bet, "35.00"));
    await providerCall(world, "endRound", ending(seat, bet.roundId, "10.00", "35.00"));
  };
  const readAll = async () => {
    const client = await clientFor(world, top);
    const spans = [{}, { from: dayAt(1), to: dayAt(4) }];
    const answers: unknown[] = [];
    for (const days of spans)
      for (const account of [undefined, "raj_mumbai", "/deepa_pune"]) {
        const { items, totals } = await client.read("teamReports.profitLoss", { ...days, under: account });
        answers.push(items, totals);
        for (const reach of ["person", "branch"] as const)
          answers.push(
            (await client.read("teamReports.bets", { ...days, account, reach })).totals,
            (await client.read("teamReports.transactions", { ...days, account, reach })).totals,
          );
      }
    for (const from of [0, 2]) {
      const { now, before } = await client.read("teamReports.overview", { from: dayAt(from), to: dayAt(4) });
      const { days, games, movers } = await client.read("teamReports.trends", { from: dayAt(from), to: dayAt(4) });
      answers.push(now, before, days, games, movers);
    }
    return answers;
  };
  const changed = async () => (await runIn(world.system.db)("select from changed_days", [])).rows.length;
  const sumAndCompare = async () => {
    const unsummed = await readAll();
    expect(await changed()).toBeGreaterThan(0);
    await asProduct(async () => await rollUpDays(world.system.db));
    expect(await changed()).toBe(0);
    expect(await readAll()).toEqual(unsummed);
    expect(await broken(world)).toEqual([]);
  };
  const [rohit, asha] = tables;
  if (!rohit || !asha) throw new Error("There are two tables");
  const late = await open(rohit);
  await end(asha, await open(asha));
  await deposit(world, asha.member.owner, 7700n);
  await sumAndCompare();
  // A round of the first day ends on the third, and its player has another upline by then.
  world.advance(2 * DAY);
  await end(rohit, late);
  await copyBet(world, asha, world.system.now());
  await operateByTwo(world, "members move", {
    brand: world.brand,
    member: "rohit.k",
    under: "deepa_pune",
    reason: "Both asked",
  });
  world.advance(1000);
  await copyBet(world, rohit, world.system.now());
  await deposit(world, rohit.member.owner, 500n);
  await sumAndCompare();
  // A day that was never played comes before one that is summed already.
  await copyBet(world, rohit, new Date(first + DAY));
  await sumAndCompare();
  const { now } = await (await clientFor(world, top)).read("teamReports.overview", { from: dayAt(1), to: dayAt(4) });
  expect(now.active).toBe(2);
});

it("finds stored sums that are not those of their lines", async () => {
  const world = await newWorld();
  const top = await addMember(world, 0n, { kind: 1 });
  const { seat } = await seatedIn(world, { uplineId: top.id, path: [top.id] });
  await placeBet(world, seat);
  await asProduct(async () => await rollUpDays(world.system.db));
  const whole = {
    member: "The sums of a member's day",
    team: "The sums of a team's day",
    players: "The players of a team's day",
    branch: "The figures of a branch's day",
  };
  for (const { damage, repair, names } of [
    {
      damage: "team_days set net = net + 1 where reach = 'own'",
      repair: "team_days set net = net - 1 where reach = 'own'",
      names: [whole.member, whole.team, whole.branch],
    },
    {
      damage: "team_days set came = came - 1 where reach = 'below'",
      repair: "team_days set came = came + 1 where reach = 'below'",
      names: [whole.team, whole.branch],
    },
    {
      damage: "team_days set day = day - 999 where reach = 'own'",
      repair: "team_days set day = day + 999 where reach = 'own'",
      names: [whole.member, whole.team, whole.players, whole.branch],
    },
    {
      damage: "branch_days set bonuses = bonuses + 1",
      repair: "branch_days set bonuses = bonuses - 1",
      names: [whole.branch],
    },
    { damage: "team_players set count = count + 1", repair: "team_players set count = count - 1", names: [whole.players] },
  ]) {
    expect(await broken(world)).toEqual([]);
    await runIn(world.system.db)(`update ${damage}`, []);
    expect((await broken(world)).map((name) => names.find((one) => name.startsWith(one)))).toEqual(names);
    const checked = await listBrokenInvariants(world.system.db);
    expect(checked.map(({ name }) => name)).toEqual(expect.arrayContaining(await broken(world)));
    await runIn(world.system.db)(`update ${repair}`, []);
  }
});

it("sums every day anew when the time zone of the brand changes", async () => {
  const world = await newWorld();
  const { db, now } = world.system;
  const top = await addMember(world, 0n, { kind: 1 });
  const moveTo = (at: string) => world.advance(Date.parse(at) - now().getTime());
  // In Kolkata both evenings are of the next day.
  moveTo("2026-12-01T20:00:00Z");
  const [once, twice] = [
    await seatedIn(world, { uplineId: top.id, path: [top.id] }),
    await seatedIn(world, { uplineId: top.id, path: [top.id] }),
  ];
  await placeBet(world, once.seat);
  await placeBet(world, twice.seat);
  moveTo("2026-12-02T10:00:00Z");
  await copyBet(world, twice, now());
  await deposit(world, once.member.owner, 100n);
  const client = await clientFor(world, top);
  const read = async () => {
    const days = ["2026-12-01", "2026-12-02"];
    return await Promise.all(
      days.map(async (day) => {
        const span = { from: day, to: day };
        const { now: figures } = await client.read("teamReports.overview", span);
        const { totals } = await client.read("teamReports.bets", span);
        return [totals?.count, figures.active, figures.deposits.amount];
      }),
    );
  };
  const rollUp = async () => await asProduct(async () => await rollUpDays(db));
  await rollUp();
  expect((await read()).map(([bets, active]) => [bets, active])).toEqual([
    [0, 0],
    [3, 2],
  ]);
  await db.transaction(
    async (tx) => await changeBrandConfig(tx, world.brand, (config) => ({ ...config, timeZone: "America/New_York" })),
  );
  const unsummed = await read();
  expect(unsummed.map(([bets, active]) => [bets, active])).toEqual([
    [2, 2],
    [1, 1],
  ]);
  await rollUp();
  expect(await read()).toEqual(unsummed);
  expect(await broken(world)).toEqual([]);
});
