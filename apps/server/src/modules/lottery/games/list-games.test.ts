import { beforeAll, expect, it } from "vitest";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { addLotteries } from "../../../../test/harness/lottery.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { lotteryDraws } from "../schema.ts";

const newWorld = testDatabase();

let world: World;
beforeAll(async () => {
  world = await newWorld();
  await addLotteries(world, "HANOI_FAST", "MARK_SIX", "ZY_FIVE", "DICE_5M");
});

it("lists the lotteries of a prize mode, of an area and of both", async () => {
  const client = clientOf(world);
  const codes = async (filter: Parameters<typeof client.read<"lottery.games">>[1]) =>
    (await client.read("lottery.games", filter)).items.map(({ gameCode }) => gameCode);
  expect(await codes({})).toEqual(["HANOI_FAST", "MARK_SIX", "ZY_FIVE", "DICE_5M"]);
  expect(await codes({ prizeMode: "SEA" })).toEqual(["HANOI_FAST"]);
  expect(await codes({ prizeMode: "Lott" })).toEqual(["MARK_SIX"]);
  expect(await codes({ prizeMode: "ZY" })).toEqual(["ZY_FIVE"]);
  expect(await codes({ prizeMode: "Elott" })).toEqual(["DICE_5M"]);
  expect(await codes({ area: "VN" })).toEqual(["HANOI_FAST"]);
  expect(await codes({ area: "GENERAL" })).toEqual(["MARK_SIX", "ZY_FIVE", "DICE_5M"]);
  expect(await codes({ area: "GENERAL", prizeMode: "Elott" })).toEqual(["DICE_5M"]);
  expect(await codes({ area: "VN", prizeMode: "Elott" })).toEqual([]);
});

it("shows odds that are lower by the rebate, up to the most of the prize mode", async () => {
  const client = clientOf(world);
  const loadOdds = async (gameCode: string, play: string, rebatePpm: number) =>
    (await client.read("lottery.game", { gameCode, rebatePpm })).plays.find((one) => one.play === play)?.odds;
  const big = async (rebatePpm: number) => (await loadOdds("ZY_FIVE", "position-half", rebatePpm))?.["1-big"];
  expect([await big(0), await big(50_000), await big(80_000), await big(1_000_000)]).toEqual([
    "1.950000",
    "1.850000",
    "1.790000",
    "1.790000",
  ]);
  // There is no rebate in this prize mode.
  expect((await loadOdds("DICE_5M", "sum-half", 50_000))?.big).toBe("1.910000");
  expect(await refusal(client.read("lottery.game", { gameCode: "ZY_FIVE", rebatePpm: 1_000_001 }))).toMatchObject({
    code: "input.invalid",
  });
});

it("lists at most the last hundred draws, newest first", async () => {
  const now = world.system.now().getTime();
  const drawn = (minutes: number) => {
    const at = (before: number) => new Date(now - (minutes + before) * 60_000);
    const times = { opensAt: at(2), closesAt: at(1), drawsAt: at(0) };
    const facts = { state: "settled", commitment: "0".repeat(64), sealedSeed: "" } as const;
    return { ...facts, ...times, game: "HANOI_FAST", issue: `26-${minutes}`, numbers: ["07"] };
  };
  await world.system.db.insert(lotteryDraws).values(Array.from({ length: 105 }, (_, index) => drawn(index + 1)));
  const client = clientOf(world);
  const newest = Array.from({ length: 100 }, (_, index) => `26-${index + 1}`);
  for (const { items } of [
    await client.read("vn.opened", {}),
    await client.read("draws.opened", { gameCode: "HANOI_FAST", count: 100 }),
    await client.read("lottery.past", { gameCode: "HANOI_FAST" }),
  ])
    expect(items.map(({ issue }) => issue)).toEqual(newest);
  for (const refused of [
    client.read("vn.opened", { count: 101 }),
    client.read("draws.opened", { count: 101 }),
    client.read("lottery.past", { gameCode: "HANOI_FAST", count: 101 }),
  ])
    expect(await refusal(refused)).toMatchObject({ code: "input.invalid" });
});
