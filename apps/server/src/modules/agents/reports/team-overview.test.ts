import { expect, it } from "vitest";
import { clientFor } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { addMember, deposit } from "../../../../test/harness/member.ts";
import { ending, placeBet, providerCall, seatedIn } from "../../../../test/harness/provider.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";

const newWorld = testDatabase();
const DAY = 86_400_000;
/** The business day of an instant in the brand's zone. */
const dayOf = (at: number) => new Date(at + 5.5 * 3_600_000).toISOString().slice(0, 10);

it("has the figures of the reports on the same days, and of as many days before", async () => {
  const world = await newWorld();
  const top = await addMember(world, 0n, { kind: 1 });
  const below = { uplineId: top.id, path: [top.id] };
  const table = await seatedIn(world, below);
  await addMember(world, 0n, below);
  for (let count = 0; count < 2; count += 1) {
    const bet = await placeBet(world, table.seat);
    await providerCall(world, "endRound", ending(table.seat, bet.roundId, "10.00", "0.00"));
  }
  const first = world.system.now().getTime();
  world.advance(2 * DAY);
  await deposit(world, table.member.owner, 7700n);
  const client = await clientFor(world, top);
  const [from, to] = [dayOf(first + DAY), dayOf(first + 2 * DAY)];
  const { now, before } = await client.read("teamReports.overview", { from, to });
  const size = { count: 2, more: false };
  expect(now).toMatchObject({ from, to, size, joined: { count: 0, more: false }, active: 0, deposits: { amount: "77.00" } });
  expect(before).toMatchObject({
    from: dayOf(first - DAY),
    to: dayOf(first),
    size,
    joined: { count: 2, more: false },
    active: 1,
    deposits: { amount: "1000.00" },
    validBet: { amount: "20.00" },
    net: { amount: "-20.00" },
  });
  for (const period of [now, before]) {
    const days = { from: period.from, to: period.to };
    expect(period).toMatchObject((await client.read("teamReports.profitLoss", days)).totals ?? {});
    expect((await client.read("team.list", { reach: "all", ...days })).items).toHaveLength(period.joined.count);
    const { items } = await client.read("teamReports.bets", days);
    expect(new Set(items.map(({ account }) => account)).size).toBe(period.active);
  }
  const player = await clientFor(world, table.member);
  expect((await refusal(player.read("teamReports.overview", { from, to }))).code).toBe("auth.not_agent");
});
