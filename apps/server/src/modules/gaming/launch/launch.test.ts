import { beforeAll, describe, expect, it } from "vitest";
import type { InputOf } from "@baize/api/contract/contract";
import { games } from "../schema.ts";
import { lotteries } from "../lottery-game-schema.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { addMember, signIn } from "../../../../test/harness/member.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";

const newWorld = testDatabase();

async function launcher(world: World, member: Parameters<typeof addMember>[2] = {}, language = "EN") {
  const client = clientOf(world, await signIn(world, await addMember(world, 0n, member)), language);
  const address = async (input: InputOf<"games.launch">) => new URL((await client.write("games.launch", input)).game_url ?? "");
  return { client, address };
}

const trial = { kind: 4, book: "demo" };
const title = (words: string) => ({ title: words, titles: { EN: words }, words: words.toLowerCase() });
const shared = { hot: false, fresh: false, jackpot: false, releasedAt: new Date(0) };

const lobbyFields = ["area", "mode", "view", "device", "back"] as const;
const asked = (url: URL) => lobbyFields.map((name) => url.searchParams.get(name));

it("lets a trial account try games against the brand alone where the brand has free play, and no others", async () => {
  const open = await newWorld();
  const { client } = await launcher(open, trial);
  expect((await client.write("games.launch", { gameId: "test.slot" })).game.id).toBe("test.slot");
  for (const refused of await Promise.all(
    [client.write("games.launch", { gameId: "test.roulette" }), client.read("games.launchPvp", { gameId: "test.roulette" })].map(
      refusal,
    ),
  ))
    expect(refused).toMatchObject({ code: "auth.demo_account", status: 403 });
  const shut = await launcher(await newWorld({ config: { features: { freePlay: false } } }), trial);
  for (const refused of await Promise.all(
    [
      shut.client.write("games.launch", { gameId: "test.slot" }),
      shut.client.read("games.launchPvp", { gameId: "test.slot" }),
    ].map(refusal),
  ))
    expect(refused).toMatchObject({ code: "auth.demo_account" });
});

it("launches nothing for a member whose bets are locked, and stores no launch", async () => {
  const { client } = await launcher(await newWorld(), { betsLocked: true });
  for (const refused of await Promise.all(
    [client.write("games.launch", { gameId: "test.slot" }), client.read("games.launchPvp", { gameId: "test.slot" })].map(refusal),
  ))
    expect(refused).toMatchObject({ code: "game.bets_locked", status: 423 });
  expect((await client.read("games.recent")).items).toEqual([]);
});

it("refuses a launch where a launch host is not an address, and logs it", async () => {
  const world = await newWorld({ config: { launchGameCDNs: ["not an address"] } });
  const { client } = await launcher(world);
  for (const refused of await Promise.all(
    [client.write("games.launch", { gameId: "test.slot" }), client.read("games.launchPvp", { gameId: "test.slot" })].map(refusal),
  ))
    expect(refused).toMatchObject({ code: "game.launch_failed", status: 502 });
  expect(world.logged.map(({ event }) => event)).toEqual(["launch.no_address", "launch.no_address"]);
  expect((await client.read("games.recent")).items).toEqual([]);
});

it("refuses card rooms with the same codes as other games", async () => {
  const { client } = await launcher(await newWorld());
  const why = async (gameId: string) => await refusal(client.read("games.launchPvp", { gameId }));
  expect(await why("nothing.there")).toMatchObject({ code: "game.not_found" });
  expect(await why("test.list")).toMatchObject({ code: "game.not_available" });
  expect(await why("test.down")).toMatchObject({ code: "game.maintenance", value: { instead: [{ id: "test.slot" }, {}] } });
  expect(await why("test.roulette")).toMatchObject({ code: "game.not_open", value: { instead: [{ id: "test.slot" }, {}] } });
});

describe("a lottery's lobby", () => {
  let world: World;
  beforeAll(async () => {
    world = await newWorld();
    const { db } = world.system;
    const row = { ...shared, vendor: "SAFFRON_REEL", category: "LOTT", gameType: "LOTT", launchCode: "hanoi" };
    await db.insert(games).values([
      { ...row, ...title("Hanoi"), id: "lott.vn", accountTypeName: "TCG_LOTTO_VN", rank: 201 },
      { ...row, ...title("Mekong"), id: "lott.sea", accountTypeName: "TCG_SEA", rank: 202, launchCode: null },
    ]);
    await db.insert(lotteries).values([
      { code: "MEKONG", gameId: "lott.sea", position: 90 },
      { code: "HANOI_VIP", gameId: "lott.vn", position: 91 },
    ]);
  });

  const lobby = { launchMode: "LOTT", gameId: "lott.vn" } as const;

  it("is launched with its code, area, mode, view, device, page to go back to and language", async () => {
    const { address } = await launcher(world, {}, "HI");
    const backUrl = "/vnlottery?view=betting";
    const whole = { ...lobby, area: "VN", gameCode: "hanoi", view: "betting", device: "MOBILE", backUrl } as const;
    const { pathname, searchParams } = await address(whole);
    const { token, theme, brand, ...fields } = Object.fromEntries(searchParams);
    expect({ pathname, fields }).toEqual({
      pathname: "/play/hanoi",
      fields: {
        area: "VN",
        mode: "LOTT",
        view: "betting",
        device: "MOBILE",
        back: `https://${world.host}${backUrl}`,
        lang: "hi",
      },
    });
    expect([token, theme, brand]).not.toContain("");
  });

  it("is launched as a page for a window where nothing else is asked, and as a draw without LOTT", async () => {
    const { address } = await launcher(world);
    expect(asked(await address(lobby))).toEqual([null, "LOTT", "lobby", "WEB", null]);
    expect(asked(await address({ gameId: "lott.vn", view: "betting" }))).toEqual([null, null, null, null, null]);
  });

  it("is launched by the code of its vendor or of its draws, and refused by any other", async () => {
    const { client, address } = await launcher(world);
    for (const gameCode of ["hanoi", "HANOI_VIP"])
      expect((await address({ ...lobby, gameCode })).pathname, gameCode).toBe("/play/hanoi");
    for (const gameCode of ["MEKONG", "NO_SUCH_GAME", ""])
      expect(await refusal(client.write("games.launch", { ...lobby, gameCode })), gameCode).toMatchObject({
        code: "game.not_found",
        status: 404,
      });
  });

  it("is refused for a game that has none, for an area of another game, and for a page of another site", async () => {
    const { client } = await launcher(world);
    const field = async (change: Partial<InputOf<"games.launch">>) =>
      await refusal(client.write("games.launch", { ...lobby, ...change }));
    for (const [name, change] of [
      ["launchMode", { gameId: "test.slot" }],
      ["area", { gameId: "lott.sea", area: "VN" }],
      ["backUrl", { backUrl: "https://elsewhere.example/" }],
    ] as const)
      expect(await field(change)).toMatchObject({
        code: "input.invalid",
        value: { issues: [{ field: name, code: "not_allowed" }] },
      });
  });

  it("is listed by the code of its vendor, or of its draws where no vendor has it", async () => {
    const { client } = await launcher(world);
    const { items } = await client.read("games.list", { types: ["LOTT", "ELOTT"] });
    expect(items.map(({ id, code, launchable }) => [id, code, launchable])).toEqual([
      ["lott.vn", "hanoi", true],
      ["lott.sea", "MEKONG", false],
    ]);
  });
});

it("ranks games that can be opened now, and searches a vendor's games", async () => {
  const client = clientOf(await newWorld(), null, "HI");
  const open = async (launchable?: boolean) => (await client.read("games.popular", { launchable })).items.map(({ id }) => id);
  expect((await open(true)).filter((id) => id.startsWith("test."))).toEqual(["test.slot", "test.patang"]);
  expect(await open(false)).toContain("test.roulette");
  const found = async (search: string) => await client.read("games.subGames", { vassalage: "SAFFRON_REEL", search });
  expect((await found("पतंग")).items.map(({ id }) => id)).toEqual(["test.patang"]);
  const none = await found("%");
  expect([none.items, none.types.length > 0, none.vendorName]).toEqual([[], true, "SAFFRON REEL"]);
});
