import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { games } from "../schema.ts";
import { clientOf, refusal } from "../../../../test/harness/client.ts";
import { addMember, signIn } from "../../../../test/harness/member.ts";
import { about, ending, placeBet, providerCall, seatedIn } from "../../../../test/harness/provider.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";

const newWorld = testDatabase();
const inr = (amount: string) => ({ amount, currency: "INR" });

it("lists the categories and vendors of this brand in the order of the navigation", async () => {
  const client = clientOf(await newWorld());
  const { items } = await client.read("games.menus");
  expect(
    items.map(({ category, title, games: count, vendors }) => [
      category,
      title,
      count,
      vendors.map(({ vassalage }) => vassalage),
    ]),
  ).toEqual([
    ["LIVE", "Live casino", 1, ["NORTHGATE"]],
    ["RNG", "Slots", 4, ["SAFFRON_REEL"]],
  ]);
  const { vendorRows } = await client.read("games.vendors");
  expect(vendorRows.map(({ gameClassify, cards }) => [gameClassify, cards.map(({ isHot }) => isHot)])).toEqual([
    ["LIVE", [0]],
    ["RNG", [1]],
  ]);
});

it("names games and categories in the requested language", async () => {
  const world = await newWorld();
  const patang = async (language: string) =>
    (await clientOf(world, null, language).read("games.popular")).items.find(({ id }) => id === "test.patang")?.name;
  expect([await patang("HI"), await patang("EN"), await patang("AR")]).toEqual(["पतंग", "Patang", "Patang"]);
  expect((await clientOf(world, null, "HI").read("games.menus")).items[0]?.title).toBe("लाइव कैसीनो");
});

it("ranks popular games without those that cannot be played or that other brands offer", async () => {
  const client = clientOf(await newWorld());
  const ids = async (count: number) => (await client.read("games.popular", { count })).items.map(({ id }) => id);
  expect(await ids(2)).toEqual(["test.slot", "test.patang"]);
  expect(await ids(100)).toEqual(["test.slot", "test.patang", "test.roulette", "test.list"]);
});

it.each(["popular", "name", "new"] as const)("pages through a lobby sorted by %s without a gap or a repetition", async (sort) => {
  const client = clientOf(await newWorld());
  const all = await client.read("games.list", { sort });
  expect([all.total, all.items.length, all.next]).toEqual([5, 5, null]);
  const walked: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await client.read("games.list", { sort, limit: 2, cursor });
    walked.push(...page.items.map(({ id }) => id));
    cursor = page.next ?? undefined;
  } while (cursor);
  expect(walked).toEqual(all.items.map(({ id }) => id));
});

it("lists the games with a jackpot, of the categories that are asked for", async () => {
  const world = await newWorld();
  for (const id of ["test.patang", "test.roulette", "test.hidden"])
    await world.system.db.update(games).set({ jackpot: true }).where(eq(games.id, id));
  const client = clientOf(world);
  const found = async (input: { types?: ["RNG", "JACKPOT"]; search?: string }) => {
    const { items, total } = await client.read("games.list", { ...input, jackpot: true });
    return [total, ...items.map(({ id }) => id)];
  };
  expect(await found({})).toEqual([2, "test.patang", "test.roulette"]);
  expect(await found({ types: ["RNG", "JACKPOT"] })).toEqual([1, "test.patang"]);
  expect(await found({ search: "pearl" })).toEqual([0]);
});

it("searches all titles, forgives a slip, treats wildcards as text, and refuses a foreign cursor", async () => {
  const client = clientOf(await newWorld());
  const found = async (search: string) => (await client.read("games.list", { search })).items.map(({ id }) => id);
  expect(await found(" PEARL ")).toEqual(["test.slot"]);
  expect(await found("पतंग")).toEqual(["test.patang"]);
  // A slip is forgiven where no game has the words.
  expect(await found("paerl")).toEqual(["test.slot"]);
  expect([await found("%"), await found("_"), await found("\\"), await found("nothing like it")]).toEqual([[], [], [], []]);
  expect((await client.read("games.list", { type: "LIVE" })).total).toBe(1);
  expect((await client.read("games.list", { vassalage: "HIDDEN_VENDOR" })).total).toBe(0);
  const good = (await client.read("games.list", { limit: 1 })).next ?? "";
  for (const [sort, cursor] of [
    ["popular", "bm90aGluZw"],
    ["popular", "WyJhIl0"],
    ["popular", "WzEsMl0"],
    ["name", good],
  ] as const) {
    expect(await refusal(client.read("games.list", { sort, cursor }))).toMatchObject({ code: "input.bad_cursor" });
  }
});

it("lists favourites and recently played games", async () => {
  const world = await newWorld();
  const client = clientOf(world, await signIn(world, await addMember(world)));
  const favourites = async () => (await client.read("games.favourites")).items.map(({ id }) => id);
  await client.write("games.addFavourite", { gameId: "test.slot" });
  world.advance(1000);
  await client.write("games.addFavourite", { gameId: "test.patang" });
  expect(await client.write("games.addFavourite", { gameId: "test.slot" })).toEqual({ gameId: "test.slot", favourite: true });
  expect(await favourites()).toEqual(["test.patang", "test.slot"]);
  await client.write("games.removeFavourite", { gameId: "test.patang" });
  expect(await client.write("games.removeFavourite", { gameId: "test.patang" })).toEqual({
    gameId: "test.patang",
    favourite: false,
  });
  expect(await favourites()).toEqual(["test.slot"]);
  for (const gameId of ["test.hidden", "nothing.there"])
    expect(await refusal(client.write("games.addFavourite", { gameId }))).toMatchObject({ code: "game.not_found" });
  for (const gameId of ["test.slot", "test.patang", "test.slot"]) {
    world.advance(1000);
    await client.write("games.launch", { gameId });
  }
  expect((await client.read("games.recent")).items.map(({ id }) => id)).toEqual(["test.slot", "test.patang"]);
  expect((await client.read("games.recent", { count: 1 })).items).toHaveLength(1);
});

it("launches games that can be played, and gives the reason for others", async () => {
  const world = await newWorld();
  const client = clientOf(world, await signIn(world, await addMember(world)), "HI");
  const { game_url, game } = await client.write("games.launch", { gameId: "test.slot", backUrl: "/slot-games" });
  const url = new URL(game_url ?? "");
  expect([url.origin, url.pathname, url.searchParams.get("lang")]).toEqual([
    "http://localhost:8788",
    "/play/pearl-monsoon",
    "hi",
  ]);
  expect(game).toMatchObject({ id: "test.slot", rtp: "96.23", vassalage: "SAFFRON_REEL" });
  expect((await client.read("games.launchPvp", { gameId: "test.slot" })).content).toContain("/play/pearl-monsoon?token=");
  const why = async (gameId: string, rest: object = {}) => await refusal(client.write("games.launch", { gameId, ...rest }));
  expect(await why("nothing.there")).toMatchObject({ code: "game.not_found" });
  for (const id of ["test.hidden", "test.list"]) expect(await why(id)).toMatchObject({ code: "game.not_available" });
  for (const [id, code] of [
    ["test.down", "game.maintenance"],
    ["test.roulette", "game.not_open"],
  ] as const)
    expect(await why(id)).toMatchObject({
      code,
      value: { instead: [{ id: "test.slot" }, { id: "test.patang", name: "पतंग", launchable: true }] },
    });
  expect(await why("test.slot", { backUrl: "https://evil.example/" })).toMatchObject({
    code: "input.invalid",
    value: { issues: [{ field: "backUrl" }] },
  });
  expect(await client.write("games.launch", { gameId: "test.slot", backUrl: "http://localhost:5173/game" })).toHaveProperty(
    "game_url",
  );
});

it("refuses new bets on a game that goes under maintenance while it is open", async () => {
  const { world, seat } = await seatedIn(await newWorld());
  await world.system.db.update(games).set({ maintenance: true }).where(eq(games.id, "test.slot"));
  expect(await placeBet(world, seat)).toMatchObject({ code: "maintenance" });
  await world.system.db.update(games).set({ maintenance: false }).where(eq(games.id, "test.slot"));
});

it("lists bets by page, day, status and search, with totals over all of them", async () => {
  const { world, seat, token } = await seatedIn(await newWorld());
  const client = clientOf(world, token);
  const rounds: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    const bet = await placeBet(world, seat, { amount: "10.00" });
    rounds.push(bet.roundId);
    if (index < 2) await providerCall(world, "win", about(seat, bet, "15.00"));
    if (index < 4) await providerCall(world, "endRound", ending(seat, bet.roundId, "10.00", index < 2 ? "15.00" : "0.00"));
    world.advance(1000);
  }
  const all = await client.read("bets.list");
  expect(all.items.map(({ roundId }) => roundId)).toEqual(rounds.toReversed());
  expect(all.totals).toEqual({ count: 5, stake: inr("50.00"), payout: inr("30.00"), net: inr("-10.00"), validBet: inr("40.00") });
  const first = await client.read("bets.list", { limit: 3 });
  const second = await client.read("bets.list", { limit: 3, cursor: first.next ?? "" });
  expect([...first.items, ...second.items].map(({ roundId }) => roundId)).toEqual(rounds.toReversed());
  // Added up once: pages after a cursor have no totals.
  expect([second.next, first.totals?.count, second.totals]).toEqual([null, 5, null]);
  const count = async (filter: object) => (await client.read("bets.list", filter)).totals?.count;
  expect([
    await count({ status: "won" }),
    await count({ status: "open" }),
    await count({ category: "LIVE" }),
    await count({ vassalage: "SAFFRON_REEL" }),
  ]).toEqual([2, 1, 0, 5]);
  expect([await count({ search: rounds[0] }), await count({ search: "monsoon" }), await count({ search: "%" })]).toEqual([
    1, 5, 0,
  ]);
  const day = (offset: number) =>
    new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(world.system.now().getTime() + offset * 86_400_000);
  expect([await count({ from: day(0), to: day(0) }), await count({ to: day(-1) }), await count({ from: day(1) })]).toEqual([
    5, 0, 0,
  ]);
  expect(await refusal(client.read("bets.list", { cursor: "WzEsMl0" }))).toMatchObject({ code: "input.bad_cursor" });
  expect(await refusal(client.read("bets.list", { cursor: Buffer.from('[1,"no uuid"]').toString("base64url") }))).toMatchObject({
    code: "input.bad_cursor",
  });
});
