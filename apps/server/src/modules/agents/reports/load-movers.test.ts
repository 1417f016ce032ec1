import { expect, it } from "vitest";
import { asProduct } from "../../../../test/harness/record-statements.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { SeededRandom } from "../../../seed/random.ts";
import type { DaySums } from "./day-queries.ts";
import { loadMovers } from "./load-movers.ts";

const newWorld = testDatabase();

const DAYS = ["2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04"];
const PERIODS = { now: { from: "2026-12-03", to: "2026-12-04" }, before: { from: "2026-12-01", to: "2026-12-02" } };

interface Net {
  readonly head: string;
  readonly day: string;
  readonly net: number;
}

const sum = (lines: readonly Net[]) => lines.reduce((all, { net }) => all + BigInt(net), 0n);
const size = ({ change }: { readonly change: bigint }) => Math.abs(Number(change));

/** The branches that moved most, by a walk over every net. */
function reference(nets: readonly Net[]) {
  const branches = [...Map.groupBy(nets, ({ head }) => head)].map(([id, lines]) => {
    const now = sum(lines.filter(({ day }) => day >= PERIODS.now.from));
    const before = sum(lines.filter(({ day }) => day < PERIODS.now.from));
    return { id, now, before, change: now - before };
  });
  return branches
    .filter(({ change }) => change !== 0n)
    .toSorted((one, two) => size(two) - size(one) || (one.id < two.id ? -1 : 1))
    .slice(0, 5);
}

it.each([
  [
    "few branches have most of the play",
    false,
    (random: SeededRandom) => random.between(-9, 9) * (random.chance(0.05) ? 100_000 : 1),
  ],
  ["all branches are alike", true, (random: SeededRandom) => random.between(-9, 9) * 100],
  ["no branch has a gain or a loss", false, () => 0],
])("finds those of every branch that moved most where %s", async (_, readsAll, netOf) => {
  const world = await newWorld();
  const { db } = world.system;
  const random = new SeededRandom(process.env.SEED ?? "movers");
  const agentId = newId();
  const heads = Array.from({ length: 400 }, () => newId());
  const all = (chance: number): Net[] =>
    heads.flatMap((head) => DAYS.flatMap((day) => (random.chance(chance) ? [{ head, day, net: netOf(random) }] : [])));
  const [stored, fresh] = [all(0.7), all(0.02)];
  await runIn(db)(
    `insert into branch_days (member_id, head_id, day, count, deposits, withdrawals, valid_bet, payout, win_loss, rebates, bonuses,
        commission, net)
      select $1, n.head, n.day, 1, 0, 0, 0, 0, n.net, 0, 0, 0, n.net from jsonb_to_recordset($2::jsonb) as n(head uuid, day date, net bigint)`,
    [agentId, JSON.stringify(stored)],
  );
  const changes = fresh.map(({ head, day, net }): DaySums => ({
    head,
    day,
    kind: "RNG",
    count: 1,
    came: 0n,
    went: 0n,
    net: BigInt(net),
    validBet: 0n,
  }));
  const { moved, asked } = await asProduct(
    async () =>
      await db.transaction(async (tx) => {
        let count = 0;
        const execute = tx.execute.bind(tx);
        tx.execute = (query) => {
          count += 1;
          return execute(query);
        };
        return { moved: await loadMovers(tx, agentId, PERIODS, changes), asked: count };
      }),
  );
  expect(moved).toEqual(reference([...stored, ...fresh]));
  // One statement says how to plan the others, two read the ends of the days and their branches, and two every branch.
  expect(asked).toBe(readsAll ? 5 : 3);
});
