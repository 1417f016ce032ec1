import { expect, it } from "vitest";
import { checkLedger } from "../../../ledger/check.ts";
import { databaseError } from "../../../../test/harness/database-error.ts";
import { readDamaged } from "../../../../test/harness/damage.ts";
import { freeBet, grantRounds } from "../../../../test/harness/free-rounds.ts";
import { about, placeBet, providerCall, seatedIn } from "../../../../test/harness/provider.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";

const newWorld = testDatabase();

const [used, stakes, cost] = [
  "A campaign has used as many free rounds as there are bets of it that stay",
  "Only bets of free rounds have no stake",
  "A campaign bears what its free rounds have paid, and nothing else",
];

const LIES: readonly (readonly [table: string, statement: string, names: readonly string[]])[] = [
  ["free_rounds", "update free_rounds set used = used - 1, open = open + 1 where true", [used]],
  ["free_rounds", "update free_rounds set campaign = 'other' where true", [used]],
  ["provider_calls", "update provider_calls set state = 'rolled_back' where campaign is not null", [used]],
  ["provider_calls", "update provider_calls set campaign = null where campaign is not null", [used, stakes]],
  ["provider_calls", "update provider_calls set campaign = 'diwali' where operation = 'bet' and amount > 0", [used, stakes]],
  ["bets", "update bets set campaign = null where campaign is not null", [cost]],
  ["bets", "update bets set payout = payout + 1 where campaign is not null", [cost]],
  ["accounts", "update accounts set balance = balance - 1 where kind = 'free-rounds'", [cost]],
];

it("names each campaign whose rounds or costs are not those of its calls", async () => {
  const table = await seatedIn(await newWorld());
  const { world, seat, member } = table;
  await grantRounds(table);
  await providerCall(world, "win", about(seat, await freeBet(table), "35.00"));
  await placeBet(world, seat);
  for (const [damaged, statement, names] of LIES) {
    const own = `${statement} and member_id = '${member.id}'`;
    const results = await readDamaged(world, { table: damaged, statement: own }, async (_, tx) => await checkLedger(tx));
    const broken = results.filter(({ breaches }) => breaches.length > 0).map(({ name }) => name);
    expect([statement, broken.filter((name) => [used, stakes, cost].includes(name))]).toEqual([statement, names]);
  }
});

it("stores no rounds that do not add up to those that were granted", async () => {
  const table = await seatedIn(await newWorld());
  await grantRounds(table);
  const statement = `update free_rounds set open = open + 1 where member_id = '${table.member.id}'`;
  const damaged = readDamaged(table.world, { table: "free_rounds", statement }, async () => await Promise.resolve(0));
  expect(await databaseError(damaged)).toContain("free_rounds_sum");
});
