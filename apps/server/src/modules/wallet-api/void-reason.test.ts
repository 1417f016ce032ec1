import { expect, it } from "vitest";
import { clientOf } from "../../../test/harness/client.ts";
import { about, ending, placeBet, providerCall, seatedIn } from "../../../test/harness/provider.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";

const newWorld = testDatabase();
const REASON = "Match abandoned";

async function seated() {
  const table = await seatedIn(await newWorld());
  const record = async () => (await clientOf(table.world, table.token).read("bets.list")).items;
  return { ...table, record };
}

it("shows why a void round does not count, in the betting record", async () => {
  const { world, seat, record } = await seated();
  const bet = await placeBet(world, seat, { amount: "20.00" });
  const end = { ...ending(seat, bet.roundId, "20.00", "0.00", "void"), reason: REASON };
  expect(await providerCall(world, "endRound", end)).toMatchObject({ code: "ok", balance: "1000.00" });
  expect(await record()).toMatchObject([{ status: "void", voidReason: REASON, net: { amount: "0.00" } }]);
  expect(await providerCall(world, "endRound", end)).toMatchObject({ code: "ok", replayed: true });
  expect(await providerCall(world, "endRound", { ...end, reason: "Rain" })).toMatchObject({ code: "conflict" });
  expect(await record()).toMatchObject([{ voidReason: REASON }]);
  expect(world.logged).toEqual([]);
});

it("shows it too where every stake was rolled back before", async () => {
  const { world, seat, record } = await seated();
  const bet = await placeBet(world, seat, { amount: "20.00" });
  await providerCall(world, "rollback", about(seat, bet, "20.00"));
  const end = { ...ending(seat, bet.roundId, "0.00", "0.00", "void"), reason: REASON };
  expect(await providerCall(world, "endRound", end)).toMatchObject({ code: "ok" });
  expect(await record()).toMatchObject([{ status: "refunded", voidReason: REASON }]);
});

it("shows none where the vendor gives none", async () => {
  const { world, seat, record } = await seated();
  const bet = await placeBet(world, seat, { amount: "20.00" });
  await providerCall(world, "endRound", ending(seat, bet.roundId, "20.00", "0.00", "void"));
  expect(await record()).toMatchObject([{ status: "void", voidReason: "" }]);
});

it("refuses a reason that cannot be shown, and one of a settled round", async () => {
  const { world, seat, record } = await seated();
  const bet = await placeBet(world, seat, { amount: "20.00" });
  const end = ending(seat, bet.roundId, "20.00", "0.00", "void");
  for (const reason of ["", "  ", "x".repeat(201), "aban\u202Edoned", 7, null])
    expect([reason, await providerCall(world, "endRound", { ...end, reason })]).toMatchObject([reason, { code: "invalid" }]);
  const settled = { ...ending(seat, bet.roundId, "20.00", "0.00"), reason: REASON };
  expect(await providerCall(world, "endRound", settled)).toMatchObject({ status: 400, code: "invalid" });
  expect(await record()).toMatchObject([{ status: "open", voidReason: "" }]);
});
