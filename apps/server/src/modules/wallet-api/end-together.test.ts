import { expect, it } from "vitest";
import { listBrokenInvariants } from "../../ledger/broken-invariants.ts";
import { atEachPoint, LONG } from "../../../test/faults/at-each-point.ts";
import { type PlacedBet, placeBetsOfMany, statementCounter } from "../../../test/harness/bets-of-many.ts";
import type { TestMember } from "../../../test/harness/member.ts";
import { about, answersOf, ending, providerCall, signedCall, unsettling } from "../../../test/harness/provider.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { World } from "../../../test/harness/world.ts";

const newWorld = testDatabase();

const detail = { summary: "3–1", verifyUrl: "https://vendor.example/proof/1" };
const endOf = ({ seat, bet }: PlacedBet, won = "0.00") => ({
  operation: "endRound",
  request: { ...ending(seat, bet.roundId, "10.00", won), detail },
});
const winOf = ({ seat, bet }: PlacedBet) => ({ operation: "win", request: about(seat, bet, "15.00") });

/** What is stored of the settled rounds of a member, without what differs from one member to the next. */
async function listStored({ system }: World, { id }: TestMember): Promise<unknown[]> {
  const { rows } = await system.database.runSql(
    `select c.operation, c.amount, c.pot, c.pot_amount, c.campaign, c.state, c.bet_transaction_id is null as of_no_bet, c.at, c.answer,
        c.request - 'member' - 'roundId' - 'transactionId' as request, length(c.request_hash) as hash,
        b.stake, b.payout, b.status, b.valid_bet, b.refunded, b.summary, b.verify_url, b.void_reason, b.settled_at,
        b.first_settled_at, f.line, f.brand, f.version, f.game_type, f.book, f.status as fact, f.stake as fact_stake,
        f.payout as fact_payout, f.valid_bet as fact_bet, f.settled_at as fact_at, w.amount as shown
      from provider_calls c
      join bets b on b.member_id = c.member_id and b.round_id = c.round_id
      left join wager_facts f on f.member_id = b.member_id and f.bet_id = b.id
      left join winners w on w.member_id = b.member_id and w.bet_id = b.id
      where c.member_id = $1::uuid and c.operation = 'endRound'`,
    [id],
  );
  return rows;
}

/** The lines of the wager facts of a member's round. */
async function listFacts({ system }: World, { member }: PlacedBet): Promise<unknown[]> {
  const { rows } = await system.database.runSql("select line from wager_facts where member_id = $1::uuid order by line", [
    member.id,
  ]);
  return rows.map(({ line }) => line);
}

it.each([
  ["lost", undefined],
  ["won", "15.00"],
])("stores the ends of many %s rounds as it stores those that come alone", async (_, won) => {
  const world = await newWorld({ config: { bets: { min: "100", max: "10000000", winnerFrom: "1000" } } });
  const placed = await placeBetsOfMany(world, 3);
  const [alone, ...others] = placed;
  if (!alone) throw new Error("There is no bet");
  if (won) for (const { seat, bet } of placed) await providerCall(world, "win", about(seat, bet, won));
  await providerCall(world, "endRound", endOf(alone, won).request);
  const answers = answersOf(await providerCall(world, "bulk", { calls: others.map((other) => endOf(other, won)) }));
  expect(answers.map(({ code, balance }) => [code, balance])).toEqual(
    others.map(() => ["ok", won === undefined ? "990.00" : "1005.00"]),
  );
  const expected = await listStored(world, alone.member);
  expect(expected).toHaveLength(1);
  for (const { member } of others) expect(await listStored(world, member)).toEqual(expected);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  expect(world.logged).toEqual([]);
});

it("settles twelve rounds by as many statements as three", async () => {
  const world = await newWorld();
  const count = statementCounter(world);
  const settle = (placed: readonly PlacedBet[]) => async () => {
    const answers = answersOf(await providerCall(world, "bulk", { calls: placed.map((one) => endOf(one)) }));
    expect(answers.filter(({ code }) => code === "ok")).toHaveLength(placed.length);
  };
  const few = await count(settle(await placeBetsOfMany(world, 3)));
  expect(await count(settle(await placeBetsOfMany(world, 12)))).toBe(few);
});

it("carries out the win and the end of one player in their order, beside ends of others", async () => {
  const world = await newWorld();
  const placed = await placeBetsOfMany(world, 3);
  const [won, twice, lost] = placed;
  if (!won || !twice || !lost) throw new Error("A bet is missing");
  await providerCall(world, "win", winOf(won).request);
  const calls = [endOf(won, "15.00"), winOf(twice), endOf(twice, "15.00"), endOf(lost)];
  const answers = answersOf(await providerCall(world, "bulk", { calls }));
  expect(answers.map(({ code, balance }) => [code, balance])).toEqual([
    ["ok", "1005.00"],
    ["ok", "1005.00"],
    ["ok", "1005.00"],
    ["ok", "990.00"],
  ]);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("leaves each end that does more than to settle its round to a transaction of its own", async () => {
  const world = await newWorld({ config: { bets: { min: "100", max: "10000000", winnerFrom: "5000", maxWin: "1000" } } });
  const placed = await placeBetsOfMany(world, 10);
  const [plain, known, changed, wrong, held, back, void_, raked, again, last] = placed;
  if (!plain || !known || !changed || !wrong || !held || !back || !void_ || !raked || !again || !last)
    throw new Error("A bet is missing");
  const wrongEnd = endOf(again).request;
  await providerCall(world, "endRound", wrongEnd);
  await providerCall(world, "unsettle", unsettling(again.seat, wrongEnd, "0.00"));
  const repeated = endOf(known);
  await providerCall(world, "endRound", repeated.request);
  const first = endOf(changed);
  await providerCall(world, "endRound", first.request);
  await providerCall(world, "win", winOf(held).request);
  await providerCall(world, "rollback", about(back.seat, back.bet, "10.00"));
  const calls = [
    endOf(plain),
    repeated,
    { ...first, request: { ...first.request, detail: { summary: "2–2" } } },
    endOf(wrong, "15.00"),
    endOf(held, "15.00"),
    { operation: "endRound", request: ending(back.seat, back.bet.roundId, "0.00", "0.00") },
    { operation: "endRound", request: ending(void_.seat, void_.bet.roundId, "10.00", "0.00", "void") },
    { operation: "endRound", request: { ...endOf(raked).request, rake: "1.00" } },
    { operation: "endRound", request: { ...endOf(plain).request, member: "m_unknown" } },
    endOf(again),
    endOf(last),
  ];
  const answers = answersOf(await providerCall(world, "bulk", { calls }));
  expect(answers.map(({ code, balance, replayed }) => [code, balance, replayed ?? false])).toEqual([
    ["ok", "990.00", false],
    ["ok", "990.00", true],
    ["conflict", undefined, false],
    ["conflict", undefined, false],
    // Its win waits for an operator.
    ["ok", "990.00", false],
    ["ok", "1000.00", false],
    ["ok", "1000.00", false],
    ["ok", "990.00", false],
    ["not_found", undefined, false],
    ["ok", "990.00", false],
    ["ok", "990.00", false],
  ]);
  // The end that was taken back, what takes it back, and the new one.
  expect(await listFacts(world, again)).toEqual([1, 2, 3]);
  const { rows } = await world.system.database.runSql("select status from bets where settled_at is null");
  expect(rows).toHaveLength(2);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("settles each round once, however often and in whatever order bulks come", async () => {
  const world = await newWorld();
  const placed = await placeBetsOfMany(world, 4);
  const send = signedCall(world, "bulk", { calls: placed.map((one) => endOf(one)) });
  const others = signedCall(world, "bulk", { calls: placed.toReversed().map((one) => endOf(one)) });
  const replies = await Promise.all([send(), others(), send(), others()]);
  const codes = replies.flatMap((reply) => (reply.code === "ok" ? answersOf(reply).map(({ code }) => code) : []));
  expect(codes.filter((code) => code === "ok")).toHaveLength(4);
  expect(codes.filter((code) => code === "round_closed")).toHaveLength(4);
  for (const one of placed) expect(await listFacts(world, one)).toEqual([1]);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("settles each round once, wherever the whole is cut off", LONG, async () => {
  const world = await newWorld();
  const cut: string[] = [];
  const points = await atEachPoint(async () => {
    const placed = await placeBetsOfMany(world, 2);
    const calls = placed.map((one) => endOf(one));
    return {
      work: async () => cut.push((await providerCall(world, "bulk", { calls })).code ?? ""),
      check: async (point) => {
        const answers = answersOf(await providerCall(world, "bulk", { calls }));
        expect([point, ...answers.map(({ replayed }) => replayed)]).toEqual([point, true, true]);
        for (const one of placed) expect([point, ...(await listFacts(world, one))]).toEqual([point, 1]);
      },
    };
  });
  expect(points).toBeGreaterThan(8);
  // A vendor that is told that nothing was carried out would leave its rounds open.
  expect(cut).not.toContain("stale");
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});
