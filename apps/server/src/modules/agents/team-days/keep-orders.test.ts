import { expect, it } from "vitest";
import type { OutputOf } from "@baize/api/contract/contract";
import { PROFIT_LOSS_FIGURES, type SORT_DIRECTIONS } from "@baize/domain/agents/profit-loss";
import { minorOf } from "@baize/domain/money/amount";
import { clientFor } from "../../../../test/harness/bank.ts";
import { addMember, deposit } from "../../../../test/harness/member.ts";
import { playRound } from "../../../../test/harness/play.ts";
import { asProduct } from "../../../../test/harness/record-statements.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { TEAM_SUM_INVARIANTS } from "../../../ledger/team-sum-invariants.ts";
import { changeBrandConfig } from "../../../platform/brand/change-config.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { keepOrders } from "./keep-orders.ts";
import { rollUpDays } from "./roll-up-days.ts";

const newWorld = testDatabase();
type Row = OutputOf<"teamReports.profitLoss">["items"][number];
const DAY = 86_400_000;

async function broken({ system }: World): Promise<string[]> {
  const names: string[] = [];
  for (const { name, breaches } of TEAM_SUM_INVARIANTS) if ((await system.db.execute(breaches)).rows.length > 0) names.push(name);
  return names;
}

/** An agent of a large team, five of whom play. */
async function largeTeam(world: World) {
  const top = await addMember(world, 0n, { kind: 1 });
  const players = [];
  for (const amount of [500_000n, 200_000n, 200_000n, 300_000n, 100_000n]) {
    const player = await addMember(world, 0n, { uplineId: top.id, path: [top.id] });
    await deposit(world, player.owner, amount);
    await playRound(world, player, `${amount / 10_000n}.00`, amount === 500_000n ? "90.00" : undefined);
    players.push(player);
  }
  const run = runIn(world.system.db);
  await run(
    `insert into path_closure (ancestor_id, member_id, version, depth, joined_at)
      select $1::uuid, gen_random_uuid(), 1, 1, now() from generate_series(1, 1000)`,
    [top.id],
  );
  const client = await clientFor(world, top);
  const today = world.system.now().getTime() + 5.5 * 3_600_000;
  const days = { from: new Date(today - DAY).toISOString().slice(0, 10), to: new Date(today + DAY).toISOString().slice(0, 10) };
  /** Every page of an order. */
  const read = async (sort: (typeof PROFIT_LOSS_FIGURES)[number], direction: (typeof SORT_DIRECTIONS)[number]) => {
    const rows = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await client.read("teamReports.profitLoss", { ...days, sort, direction, limit: 3, cursor });
      rows.push(...page.items);
      cursor = page.next;
    }
    return rows;
  };
  const rollUp = async () => await asProduct(async () => await rollUpDays(world.system.db));
  const keep = async () => await asProduct(async () => await keepOrders(world.system.db, world.system.now()));
  return { top, players, run, client, days, read, rollUp, keep };
}

it("stores the orders that are asked for, and each has the sums of the lines, whatever comes later", async () => {
  const world = await newWorld();
  const { top, players, run, client, days, read, rollUp, keep } = await largeTeam(world);
  const ids = new Map(players.map(({ id, username }) => [username, id]));
  let turn = 0;
  const checkAll = async () => {
    const { items } = await client.read("teamReports.profitLoss", days);
    expect(items).toHaveLength(5);
    turn += 1;
    for (const [place, sort] of PROFIT_LOSS_FIGURES.entries()) {
      const sign = (place + turn) % 2 ? 1 : -1;
      const apart = (one: Row, two: Row) =>
        Number(minorOf(one[sort]) - minorOf(two[sort])) || ((ids.get(one.account) ?? "") < (ids.get(two.account) ?? "") ? -1 : 1);
      const wanted = items.toSorted((one, two) => sign * apart(one, two));
      expect(await read(sort, sign === 1 ? "ascending" : "descending")).toEqual(wanted);
    }
    expect(await broken(world)).toEqual([]);
  };
  await rollUp();
  await checkAll();
  await keep();
  const stored = async () =>
    Number((await run("select count(*) from ordered_branches where member_id = $1", [top.id])).rows[0]?.count);
  expect(await stored()).toBe(PROFIT_LOSS_FIGURES.length * 5);
  await checkAll();
  // What is not summed yet, and then what was added to the orders.
  const [first, second] = players;
  if (!first || !second) throw new Error("There are five players");
  await deposit(world, second.owner, 400_000n);
  await playRound(world, first, "40.00");
  await checkAll();
  await rollUp();
  await checkAll();
  // A page is read from what is stored, and the check of the ledger finds a sum that is not that of its days.
  const best = async () => (await read("net", "descending"))[0]?.account ?? "";
  const account = await best();
  const damage = async (by: number) =>
    await run("update ordered_branches set amount = amount + $2 where head_id = $1", [ids.get(account), by]);
  await damage(-9_000_000);
  expect(await best()).not.toBe(account);
  expect(await broken(world)).toEqual(["The sums of a stored order are those of its days"]);
  await damage(9_000_000);
  // The days of another zone are others.
  await world.system.db.transaction(
    async (tx) => await changeBrandConfig(tx, world.brand, (config) => ({ ...config, timeZone: "America/New_York" })),
  );
  expect(await stored()).toBe(0);
  await rollUp();
  await checkAll();
});

it("deletes an order that is read no longer, and keeps an agent's twelve newest ones", async () => {
  const world = await newWorld();
  const { top, client, run, keep } = await largeTeam(world);
  const orders = async () =>
    (await run("select from_day::text from branch_orders where member_id = $1 order by from_day", [top.id])).rows;
  for (let day = 10; day < 24; day += 1) {
    world.advance(1000);
    await client.read("teamReports.profitLoss", { from: `2026-01-${day}`, to: "2026-01-31", sort: "net" });
  }
  expect(await orders()).toHaveLength(14);
  await keep();
  expect((await orders()).map(({ from_day: from }) => from)).toEqual(
    Array.from({ length: 12 }, (_, place) => `2026-01-${place + 12}`),
  );
  world.advance(3 * DAY);
  await keep();
  expect(await orders()).toEqual([]);
  expect((await run("select from ordered_branches where member_id = $1", [top.id])).rows).toEqual([]);
});

it("stores none for an agent whose branches are few", async () => {
  const world = await newWorld();
  const top = await addMember(world, 0n, { kind: 1 });
  await addMember(world, 0n, { uplineId: top.id, path: [top.id] });
  await (await clientFor(world, top)).read("teamReports.profitLoss", { from: "2026-01-01", to: "2026-01-31", sort: "net" });
  expect((await runIn(world.system.db)("select from branch_orders where member_id = $1", [top.id])).rows).toEqual([]);
});
