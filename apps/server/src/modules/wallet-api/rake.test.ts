import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { earnPoints } from "../rewards/points/earn-points.ts";
import { addRebates } from "../rewards/rebates/add-rebates.ts";
import { games } from "../gaming/schema.ts";
import { businessWindowAt } from "../../platform/lists/business-window.ts";
import { clientOf } from "../../../test/harness/client.ts";
import { about, ending, placeBet, providerCall, seatedIn, takeSeat } from "../../../test/harness/provider.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { World } from "../../../test/harness/world.ts";

const newWorld = testDatabase();
const NOON = 12 * 3_600_000;
const LEVELS = [{ level: 0, from: "0", rebates: { PVP: 100_000 } }];

let world: World;
beforeAll(async () => {
  world = await newWorld({ config: { vip: { levels: LEVELS, rebateDays: 30 } } });
  const { db } = world.system;
  const [slot] = await db.select().from(games).where(eq(games.id, "test.slot"));
  if (!slot) throw new Error("There is no slot");
  const table = { id: "test.table", category: "PVP", gameType: "PVP", launchCode: "test-table", rank: 300 };
  await db.insert(games).values({ ...slot, ...table });
});

it("is the valid bet of a PVP round: in the record, in points and in the rebate", async () => {
  const { token, seat: slot } = await seatedIn(world);
  const seat = await takeSeat(world, token, "test.table");
  const won = await placeBet(world, seat, { amount: "300.00" });
  await providerCall(world, "win", about(seat, won, "570.00"));
  const end = ending(seat, won.roundId, "300.00", "570.00");
  expect(await providerCall(world, "endRound", { ...end, rake: "300.01" })).toMatchObject({ code: "invalid" });
  expect(await providerCall(world, "endRound", { ...end, rake: "130.00" })).toMatchObject({ code: "ok" });
  const lost = await placeBet(world, seat, { amount: "300.00" });
  await providerCall(world, "endRound", { ...ending(seat, lost.roundId, "300.00", "0.00"), rake: "70.00" });
  const noRake = await placeBet(world, seat, { amount: "300.00" });
  await providerCall(world, "endRound", ending(seat, noRake.roundId, "300.00", "0.00"));
  const spun = await placeBet(world, slot, { amount: "10.00" });
  await providerCall(world, "endRound", { ...ending(slot, spun.roundId, "10.00", "0.00"), rake: "5.00" });

  const bets = (await clientOf(world, token).read("bets.list")).items;
  expect(bets.map(({ validBet }) => validBet.amount)).toEqual(["10.00", "0.00", "70.00", "130.00"]);
  await earnPoints(world.system.db, world.system.now());
  expect((await clientOf(world, token).read("points.records", { type: "pvp" })).items).toMatchObject([{ change: 1 }]);

  const { db, now } = world.system;
  const { end: sunday } = await businessWindowAt(db, { at: now(), zone: "Asia/Kolkata", period: "week" });
  await addRebates(db, new Date(sunday.getTime() + NOON));
  const rebates = await clientOf(world, token).read("rebates.list", {});
  expect(rebates.items.find(({ category }) => category === "PVP")).toMatchObject({
    validBet: { amount: "200.00" },
    amount: { amount: "20.00" },
  });
});
