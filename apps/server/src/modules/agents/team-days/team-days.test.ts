import { expect, it } from "vitest";
import { clientFor } from "../../../../test/harness/bank.ts";
import { addMember, deposit } from "../../../../test/harness/member.ts";
import { operateByTwo } from "../../../../test/harness/operate.ts";
import { about, ending, placeBet, providerCall, seatedIn, type Table } from "../../../../test/harness/provider.ts";
import { asProduct } from "../../../../test/harness/record-statements.ts";
import { testDatabase } from "../../../../test/harness/world.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { rollUpDays } from "./roll-up-days.ts";

const newWorld = testDatabase();
const DAY = 86_400_000;

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
  const copyBet = async ({ member }: Table, placedAt: Date) => {
    const { rows } = await runIn(world.system.db)(
      `insert into bets select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'round_id', gen_random_uuid(),
          'placed_at', $2::text, 'path_version', m.path_version, 'path', m.path))).*
        from bets b join members m on m.id = b.member_id where m.id = $1 order by b.placed_at limit 1 returning bets.id`,
      [member.id, placedAt.toISOString()],
    );
    expect(rows).toHaveLength(1);
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
  await copyBet(asha, world.system.now());
  await operateByTwo(world, "members move", {
    brand: world.brand,
    member: "rohit.k",
    under: "deepa_pune",
    reason: "Both asked",
  });
  world.advance(1000);
  await copyBet(rohit, world.system.now());
  await deposit(world, rohit.member.owner, 500n);
  await sumAndCompare();
  // A day that was never played comes before one that is summed already.
  await copyBet(rohit, new Date(first + DAY));
  await sumAndCompare();
  const { now } = await (await clientFor(world, top)).read("teamReports.overview", { from: dayAt(1), to: dayAt(4) });
  expect(now.active).toBe(2);
});
