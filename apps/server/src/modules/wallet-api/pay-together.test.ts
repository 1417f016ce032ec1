import { expect, it } from "vitest";
import { listBrokenInvariants } from "../../ledger/broken-invariants.ts";
import { atEachPoint, LONG } from "../../../test/faults/at-each-point.ts";
import { type PlacedBet, placeBetsOfMany, statementCounter } from "../../../test/harness/bets-of-many.ts";
import { loadCash, type TestMember } from "../../../test/harness/member.ts";
import { about, answersOf, ending, placeBet, providerCall, signedCall } from "../../../test/harness/provider.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { World } from "../../../test/harness/world.ts";

const newWorld = testDatabase();

const winOf = ({ seat, bet }: PlacedBet, amount = "15.00") => ({ operation: "win", request: about(seat, bet, amount) });

/** What is stored of the calls and rounds of a member, without what differs from one member to the next. */
async function listStored({ system }: World, { id }: TestMember): Promise<unknown[]> {
  const { rows } = await system.database.runSql(
    `select c.operation, c.amount, c.pot, c.pot_amount, c.campaign, c.state, c.at, c.answer - 'reference' as answer,
        c.request - 'member' - 'roundId' - 'transactionId' - 'betTransactionId' as request, length(c.request_hash) as hash,
        b.stake, b.payout, b.status, t.kind, t.amount as moved, t.at as moved_at, t.ref = c.provider || '/' || c.transaction_id as named,
        c.answer ->> 'reference' = t.tx_id::text as referred, e.version, e.before, e.after
      from provider_calls c
      join bets b on b.member_id = c.member_id and b.round_id = c.round_id
      join transfers t on t.member_id = c.member_id and t.kind = c.operation
      join entries e on e.member_id = t.member_id and e.transfer_id = t.id
      where c.member_id = $1::uuid order by c.operation, e.amount`,
    [id],
  );
  return rows;
}

it("stores the wins of many members as it stores those that come alone", async () => {
  const world = await newWorld();
  const [alone, ...others] = await placeBetsOfMany(world, 3);
  if (!alone) throw new Error("There is no winner");
  await providerCall(world, "win", winOf(alone).request);
  const answers = answersOf(await providerCall(world, "bulk", { calls: others.map((other) => winOf(other)) }));
  expect(answers.map(({ code, balance }) => [code, balance])).toEqual([
    ["ok", "1005.00"],
    ["ok", "1005.00"],
  ]);
  const expected = await listStored(world, alone.member);
  expect(expected).toHaveLength(4);
  for (const { member } of others) expect(await listStored(world, member)).toEqual(expected);
  for (const { seat, bet } of [alone, ...others])
    expect(await providerCall(world, "endRound", ending(seat, bet.roundId, "10.00", "15.00"))).toMatchObject({ code: "ok" });
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  expect(world.logged).toEqual([]);
});

it("pays twelve members by as many statements as three", async () => {
  const world = await newWorld();
  const count = statementCounter(world);
  const pay = (winners: readonly PlacedBet[]) => async () => {
    const answers = answersOf(await providerCall(world, "bulk", { calls: winners.map((winner) => winOf(winner)) }));
    expect(answers.filter(({ code }) => code === "ok")).toHaveLength(winners.length);
  };
  const few = await count(pay(await placeBetsOfMany(world, 3)));
  expect(await count(pay(await placeBetsOfMany(world, 12)))).toBe(few);
});

it("leaves each win that needs more than its posting to a transaction of its own", async () => {
  const world = await newWorld({ config: { bets: { min: "100", max: "10000000", winnerFrom: "5000", maxWin: "10000" } } });
  const winners = await placeBetsOfMany(world, 8);
  const [plain, known, changed, above, ended, back, twice, last] = winners;
  if (!plain || !known || !changed || !above || !ended || !back || !twice || !last) throw new Error("A winner is missing");
  const repeated = winOf(known);
  await providerCall(world, "win", repeated.request);
  const first = winOf(changed);
  await providerCall(world, "win", first.request);
  await providerCall(world, "endRound", ending(ended.seat, ended.bet.roundId, "10.00", "0.00"));
  await providerCall(world, "rollback", about(back.seat, back.bet, "10.00"));
  const unknown = { operation: "win", request: { ...winOf(plain).request, member: "m_nobody" } };
  const calls = [
    winOf(plain),
    repeated,
    { ...first, request: { ...first.request, amount: "16.00" } },
    winOf(above, "100.01"),
    winOf(ended),
    winOf(back),
    winOf(twice),
    winOf(twice, "5.00"),
    unknown,
    winOf(last, "0.00"),
  ];
  const answers = answersOf(await providerCall(world, "bulk", { calls }));
  expect(answers.map(({ code, balance, replayed }) => [code, balance, replayed ?? false])).toEqual([
    ["ok", "1005.00", false],
    ["ok", "1005.00", true],
    ["conflict", undefined, false],
    // It waits for an operator.
    ["ok", "990.00", false],
    ["round_closed", undefined, false],
    ["already_rolled_back", undefined, false],
    ["ok", "1005.00", false],
    ["ok", "1010.00", false],
    ["not_found", undefined, false],
    ["invalid", undefined, false],
  ]);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("pays the others where the posting of one fails", async () => {
  const world = await newWorld();
  const [first, second, third] = await placeBetsOfMany(world, 3);
  if (!first || !second || !third) throw new Error("A winner is missing");
  await world.system.database.runSql(
    `create function fail_for_test() returns trigger language plpgsql as $$ begin raise exception 'no postings'; end $$`,
  );
  await world.system.database.runSql(
    `create trigger fails before insert on entries for each row when (new.member_id = '${second.member.id}') execute function fail_for_test()`,
  );
  const calls = [first, third, second].map((winner) => winOf(winner));
  expect(await providerCall(world, "bulk", { calls })).toMatchObject({ status: 500 });
  expect(await Promise.all([first, second, third].map(async ({ member }) => await loadCash(world, member)))).toEqual([
    100_500n,
    99_000n,
    100_500n,
  ]);
  expect(world.logged.length).toBeGreaterThan(0);
});

it("pays each win once, however often and in whatever order bulks come", async () => {
  const world = await newWorld();
  const winners = await placeBetsOfMany(world, 4);
  const seconds: PlacedBet[] = [];
  for (const winner of winners) seconds.push({ ...winner, bet: await placeBet(world, winner.seat) });
  const send = signedCall(world, "bulk", { calls: winners.map((winner) => winOf(winner)) });
  const others = signedCall(world, "bulk", { calls: seconds.toReversed().map((second) => winOf(second)) });
  const replies = await Promise.all([send(), others(), send(), others()]);
  expect(replies.map(({ code }) => String(code)).toSorted((a, b) => a.localeCompare(b))).toEqual(["ok", "ok", "stale", "stale"]);
  for (const { member } of winners) expect(await loadCash(world, member)).toBe(101_000n);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("pays each win once, wherever the whole is cut off", LONG, async () => {
  const world = await newWorld();
  const cut: string[] = [];
  const points = await atEachPoint(async () => {
    const winners = await placeBetsOfMany(world, 2);
    const calls = winners.map((winner) => winOf(winner));
    return {
      work: async () => cut.push((await providerCall(world, "bulk", { calls })).code ?? ""),
      check: async (point) => {
        const answers = answersOf(await providerCall(world, "bulk", { calls }));
        expect([point, ...answers.map(({ replayed }) => replayed)]).toEqual([point, true, true]);
        for (const { member } of winners) expect([point, await loadCash(world, member)]).toEqual([point, 100_500n]);
      },
    };
  });
  expect(points).toBeGreaterThan(8);
  // A vendor that is told that nothing was carried out would not pay its players.
  expect(cut).not.toContain("stale");
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});
