import { beforeAll, expect, it } from "vitest";
import { brandVendors } from "../../platform/brand/schema.ts";
import { games, vendors } from "../gaming/schema.ts";
import { lotteryDraws } from "./schema.ts";
import { lotteries } from "../gaming/lottery-game-schema.ts";
import { launchOrder } from "../gaming/launch/launch-hosts.ts";
import { newKey } from "../../../test/harness/bank.ts";
import { clientOf, refusal } from "../../../test/harness/client.ts";
import { addOpenDraw, advanceTo } from "../../../test/harness/draws.ts";
import { addMember, signIn } from "../../../test/harness/member.ts";
import { takeSeat } from "../../../test/harness/provider.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import type { World } from "../../../test/harness/world.ts";

const newWorld = testDatabase();

/** Six numbers of the drum, as they were drawn, and the special number. */
const MARKED = ["31", "02", "49", "17", "08", "40", "23"];

const titled = (title: string) => ({ title, titles: { EN: title, HI: `${title} हिंदी` }, words: title.toLowerCase() });

let world: World;
beforeAll(async () => {
  world = await newWorld();
  const now = world.system.now();
  const { db } = world.system;
  const game = {
    vendor: "HANOI",
    category: "ELOTT",
    gameType: "LOTT",
    hot: false,
    fresh: false,
    jackpot: false,
    releasedAt: now,
  };
  await db.insert(vendors).values({ code: "HANOI", name: "Hanoi", provider: "none", position: 9 });
  await db.insert(brandVendors).values({ brand: world.brand, vendor: "HANOI" });
  await db.insert(games).values([
    { ...game, ...titled("Hanoi VIP"), id: "vn.vip", accountTypeName: "TCG_LOTTO_VN", rank: 101 },
    { ...game, ...titled("Hanoi Fast"), id: "vn.fast", accountTypeName: "TCG_LOTTO_VN", rank: 102 },
    { ...game, ...titled("Mizoram"), id: "in.mizoram", accountTypeName: "TCG_SEA", rank: 103 },
    { ...game, ...titled("Mark Six"), id: "in.mark", accountTypeName: "TCG_SEA", rank: 104 },
  ]);
  await db.insert(lotteries).values([
    { code: "HANOI_VIP", gameId: "vn.vip", position: 0 },
    { code: "HANOI_FAST", gameId: "vn.fast", position: 1 },
    { code: "MIZORAM_EVE", gameId: "in.mizoram", position: 2 },
    { code: "MARK_SIX", gameId: "in.mark", position: 3 },
  ]);
  const drawn = (code: string, minutes: number, state: "settled" | "announced" = "settled") => {
    const at = (before: number) => new Date(now.getTime() - (minutes + before) * 60_000);
    const numbers = state === "settled" ? ["0", "7"] : [];
    const times = { opensAt: at(2), closesAt: at(1), drawsAt: at(0) };
    return { game: code, issue: `26-${minutes}`, state, numbers, ...times, commitment: "0".repeat(64), sealedSeed: "" };
  };
  await db
    .insert(lotteryDraws)
    .values([
      drawn("HANOI_VIP", 3),
      drawn("HANOI_VIP", 1),
      drawn("HANOI_FAST", 2),
      drawn("HANOI_FAST", -5, "announced"),
      drawn("MIZORAM_EVE", 1),
      { ...drawn("MARK_SIX", 4), numbers: MARKED },
    ]);
});

it("of Vietnam has a menu, draws and recent games of its own", async () => {
  const client = clientOf(world, null, "HI");
  expect((await client.read("vn.menu", { prizeMode: "SEA" })).items.map(({ id, name }) => [id, name])).toEqual([
    ["vn.vip", "Hanoi VIP हिंदी"],
    ["vn.fast", "Hanoi Fast हिंदी"],
  ]);
  const { items } = await client.read("vn.opened", {});
  expect(items.map(({ issue, numbers }) => [issue, numbers])).toEqual([
    ["26-1", ["0", "7"]],
    ["26-2", ["0", "7"]],
    ["26-3", ["0", "7"]],
  ]);
  expect((await client.read("vn.opened", { gameCode: "HANOI_VIP", count: 1 })).items.map(({ issue }) => issue)).toEqual(["26-1"]);
  expect((await client.read("vn.opened", { gameCode: "MIZORAM_EVE" })).items).toEqual([]);
  expect((await clientOf(await newWorld()).read("vn.menu", {})).items).toEqual([]);
  const token = await signIn(world, await addMember(world));
  await takeSeat(world, token);
  expect((await clientOf(world, token).read("games.recent")).items).toHaveLength(1);
  expect((await clientOf(world, token).read("vn.recent", {})).items).toEqual([]);
});

it("lists opened draws newest first, with their numbers as drawn and the bonus number apart", async () => {
  const client = clientOf(world);
  const opened = async (input: { gameCode?: string; count?: number }) =>
    (await client.read("draws.opened", input)).items.map(({ gameCode, issue, numbers, bonusNumbers }) => [
      gameCode,
      issue,
      numbers.join(" "),
      bonusNumbers.join(" "),
    ]);
  expect(await opened({ gameCode: "MARK_SIX" })).toEqual([["MARK_SIX", "26-4", "31 02 49 17 08 40", "23"]]);
  expect(await opened({ gameCode: "HANOI_VIP" })).toEqual([
    ["HANOI_VIP", "26-1", "0 7", ""],
    ["HANOI_VIP", "26-3", "0 7", ""],
  ]);
  expect(await opened({ gameCode: "HANOI_VIP", count: 1 })).toEqual([["HANOI_VIP", "26-1", "0 7", ""]]);
  // Times to a draw are counted by the server's clock.
  expect((await client.read("draws.opened")).now).toBe(world.system.now().getTime());
  // Of all lotteries the last draw of each.
  expect((await opened({})).map(([code, issue]) => [code, issue])).toEqual([
    ["HANOI_VIP", "26-1"],
    ["HANOI_FAST", "26-2"],
    ["MIZORAM_EVE", "26-1"],
    ["MARK_SIX", "26-4"],
  ]);
});

const ids = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);

it("lists in menus, recent and popular games only the lotteries of a prize mode", async () => {
  const member = await addMember(world, 10_000n);
  const client = clientOf(world, await signIn(world, member));
  expect(ids(await client.read("games.popular", { prizeMode: "SEA" }))).toEqual(["vn.vip", "vn.fast"]);
  expect(ids(await client.read("games.popular", { prizeMode: "Lott" }))).toEqual(["in.mizoram", "in.mark"]);
  expect(ids(await client.read("games.popular", { prizeMode: "ZY" }))).toEqual([]);
  expect(ids(await client.read("games.popular", {}))).toContain("test.slot");
  expect(ids(await client.read("vn.menu", { prizeMode: "Elott" }))).toEqual([]);
  for (const gameCode of ["HANOI_FAST", "MARK_SIX"]) {
    const { issue } = await addOpenDraw(world, gameCode);
    const bets = [
      gameCode === "MARK_SIX"
        ? { play: "special", selection: "49", unit: "1.00", multiple: 1 }
        : { play: "lo-2", selection: "07", unit: "1.00", multiple: 1 },
    ];
    await client.write("lottery.buy", { gameCode, issue, bets }, { key: newKey() });
    world.advance(1);
  }
  expect(ids(await client.read("games.recent"))).toEqual(["in.mark", "vn.fast"]);
  expect(ids(await client.read("vn.recent", { prizeMode: "SEA" }))).toEqual(["vn.fast"]);
  expect(ids(await client.read("vn.recent", { prizeMode: "ZY" }))).toEqual([]);
});

it("lists a vendor's sub-games by type, page by page, without the entry that opens the list", async () => {
  const client = clientOf(world);
  const all = await client.read("games.subGames", { vassalage: "SAFFRON_REEL" });
  expect(all).toMatchObject({ vendorName: "SAFFRON REEL", types: [{ category: "RNG", title: "Slots", games: 3 }], next: null });
  expect(all.items.map(({ id }) => id)).toEqual(["test.slot", "test.patang", "test.down"]);
  const first = await client.read("games.subGames", { vassalage: "SAFFRON_REEL", limit: 2 });
  const rest = await client.read("games.subGames", { vassalage: "SAFFRON_REEL", limit: 2, cursor: first.next ?? "" });
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(all.items.map(({ id }) => id));
  expect(rest.next).toBeNull();
  expect((await client.read("games.subGames", { vassalage: "SAFFRON_REEL", type: "LIVE" })).items).toEqual([]);
  for (const vassalage of ["HIDDEN_VENDOR", "NO_VENDOR"])
    expect(await refusal(client.read("games.subGames", { vassalage }))).toMatchObject({ code: "game.not_found" });
  expect(await refusal(client.read("games.subGames", { vassalage: "HANOI", cursor: "nonsense" }))).toMatchObject({
    code: "input.bad_cursor",
  });
});

it("opens a game on a random launch host and names the others, or the provider's own where none is configured", async () => {
  const launchGameCDNs = ["https://g1.example", "https://g2.example", "https://g3.example"];
  const where = await newWorld({ config: { launchGameCDNs } });
  const client = clientOf(where, await signIn(where, await addMember(where)), "HI");
  const { game_url, alternatives } = await client.write("games.launch", { gameId: "test.slot" });
  const addresses = [game_url ?? "", ...alternatives].map((address) => new URL(address));
  expect(addresses.map(({ origin }) => origin).toSorted()).toEqual(launchGameCDNs);
  expect(new Set(addresses.map(({ pathname, search }) => pathname + search)).size).toBe(1);
  expect(addresses[0]?.searchParams.get("lang")).toBe("hi");
  const plain = clientOf(world, await signIn(world, await addMember(world)));
  expect((await plain.read("games.launchPvp", { gameId: "test.slot" })).alternatives).toEqual([]);
  const draw = [0.9, 0.1, 0.5];
  expect(launchOrder(["a", "b", "c"], "standard", () => draw.shift() ?? 0)).toEqual(["b", "c", "a"]);
  expect(launchOrder([], "standard")).toEqual(["standard"]);
});

it("counts the time to a draw until its numbers come, after its close too", async () => {
  const { closesAt, drawsAt } = await addOpenDraw(world, "HANOI_VIP");
  const next = async () => {
    const { items } = await clientOf(world).read("draws.opened", { gameCode: "HANOI_VIP", count: 1 });
    return items.map(({ nextDrawAt }) => nextDrawAt);
  };
  expect(await next()).toEqual([drawsAt.getTime()]);
  advanceTo(world, closesAt.getTime() + 500);
  expect(await next()).toEqual([drawsAt.getTime()]);
});
