import { expect, it } from "vitest";
import { clientOf } from "../../../../test/harness/client.ts";
import { about, ending, placeBet, providerCall, seatedIn, type Table } from "../../../../test/harness/provider.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";

const newWorld = testDatabase();

/** A round of ten rupees that pays this much. */
async function round({ world, seat }: Table, won: string): Promise<void> {
  const bet = await placeBet(world, seat);
  if (won !== "0.00") await providerCall(world, "win", about(seat, bet, won));
  await providerCall(world, "endRound", ending(seat, bet.roundId, "10.00", won));
}

it("has lines and totals that equal the betting record with the same filters", async () => {
  const table = await seatedIn(await newWorld());
  const { world, token, seat } = table;
  await round(table, "0.00");
  await round(table, "35.00");
  const back = await placeBet(world, seat);
  await providerCall(world, "rollback", about(seat, back, "10.00"));
  world.advance(10 * 60_000);
  await placeBet(world, seat);
  const { read } = clientOf(world, token);
  for (const by of ["day", "category"] as const) {
    const { items, totals } = await read("bets.profit", { by });
    expect(totals).toEqual((await read("bets.list", {})).totals);
    expect(totals).toMatchObject({ count: 4, stake: { amount: "30.00" }, payout: { amount: "35.00" }, net: { amount: "15.00" } });
    for (const { day, category, ...sums } of items) {
      const asked = day === null ? { category: category ?? "RNG" } : { from: day, to: day };
      expect(sums).toEqual((await read("bets.list", asked)).totals);
    }
  }
  expect(await read("bets.profit", { by: "category", from: "2001-01-01", to: "2001-01-02" })).toMatchObject({
    items: [],
    totals: { count: 0, net: { amount: "0.00" } },
  });
});
