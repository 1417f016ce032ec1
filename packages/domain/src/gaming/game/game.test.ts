import { describe, expect, it } from "vitest";
import { CATEGORIES, isCategory } from "./category.ts";
import { launchRoute, type LaunchEntry } from "./launch.ts";
import { mayTry } from "./free-play.ts";
import { minimumBet } from "./minimum-bet.ts";
import { visibleMenus } from "./navigation.ts";

const entry = (over: Partial<LaunchEntry> = {}): LaunchEntry => ({
  id: "g1",
  code: "lotus",
  category: "RNG",
  gameType: "RNG",
  isGame: "GAME",
  vassalage: "PG",
  accountTypeName: "PG",
  defaultPlayType: null,
  ...over,
});
const member = { signedIn: true, demo: false, freePlay: true };
const game = { to: "game", path: "/game", gameId: "g1", call: "v2" };

const by = (freePlay: boolean) => ({ signedIn: true, demo: true, freePlay });

describe("starting a game", () => {
  it("needs a login for every game", () => {
    for (const gameType of ["RNG", "LOTT", "ELOTT"])
      expect(launchRoute(entry({ gameType }), { ...member, signedIn: false })).toEqual({ to: "login" });
  });

  it.each([
    ["a third party's game", entry(), game],
    ["an entry with sub-games", entry({ isGame: "VASSALAGE" }), { to: "sub_games", vassalage: "PG" }],
    ["TCG_SEA", entry({ gameType: "LOTT", accountTypeName: "TCG_SEA" }), { to: "lottery", path: "/lottery", query: {} }],
    ["TCG_LOTTO_VN", entry({ gameType: "ELOTT", accountTypeName: "TCG_LOTTO_VN" }), { to: "vnlottery", path: "/vnlottery" }],
    [
      "LOTT without a play type",
      entry({ gameType: "LOTT", accountTypeName: "LOTT" }),
      { to: "lottery", path: "/lottery", query: {} },
    ],
    [
      "ELOTT with both",
      entry({ gameType: "ELOTT", accountTypeName: "ELOTT", defaultPlayType: "5D" }),
      { to: "lottery", path: "/lottery", query: { gameCode: "lotus", playType: "5D" } },
    ],
    [
      "LOTT without a code",
      entry({ gameType: "LOTT", accountTypeName: "LOTT", code: "", defaultPlayType: "5D" }),
      { to: "lottery", path: "/lottery", query: {} },
    ],
    ["a lottery of a third party", entry({ gameType: "LOTT", accountTypeName: "PG" }), game],
    ["a card room", entry({ category: "PVP", gameType: "PVP" }), { ...game, call: "pvp" }],
    [
      "the same with sub-games",
      entry({ gameType: "ELOTT", accountTypeName: "PG", isGame: "VASSALAGE" }),
      { to: "sub_games", vassalage: "PG" },
    ],
    ["a lottery's name on another type", entry({ accountTypeName: "TCG_SEA" }), game],
  ])("%s", (_, given, route) => expect(launchRoute(given, member)).toEqual(route));

  it("is open to a trial account where the brand allows free play and the game has no other player", () => {
    expect(launchRoute(entry(), by(true))).toEqual(game);
    expect(launchRoute(entry(), by(false))).toEqual({ to: "real_account" });
    for (const category of ["PVP", "LIVE", "JACKPOT"])
      expect(launchRoute(entry({ category }), by(true))).toEqual({ to: "real_account" });
    const list = entry({ category: "LIVE", isGame: "VASSALAGE" });
    expect(launchRoute(list, by(false))).toEqual({ to: "sub_games", vassalage: "PG" });
    const lottery = entry({ category: "LOTT", gameType: "LOTT", accountTypeName: "TCG_SEA" });
    expect(launchRoute(lottery, by(false))).toEqual({ to: "lottery", path: "/lottery", query: {} });
    expect(CATEGORIES.filter((category) => mayTry(category, true))).toEqual(["RNG", "FISH", "CRASH", "ARCADE", "MINI"]);
  });
});

const vendor = (vassalage: string) => ({ vassalage });

const names = (menus: readonly { category: string; vendors: readonly { vassalage: string }[] }[]) =>
  menus.map(({ category, vendors }) => `${category}: ${vendors.map(({ vassalage }) => vassalage).join(" ")}`);

describe("the navigation", () => {
  it("hides a category without vendors, and keeps its order", () => {
    const menus = [
      { category: "FISH", vendors: [vendor("A")] },
      { category: "PVP", vendors: [] },
      { category: "LIVE", vendors: [vendor("B")] },
    ] as const;
    expect(names(visibleMenus(menus))).toEqual(["LIVE: B", "FISH: A"]);
  });

  it("recognises a category", () => {
    expect(["RNG", "rng", "", null, "constructor"].map(isCategory)).toEqual([true, false, false, false, false]);
  });
});

it("knows the least stake that the game and the brand both take", () => {
  const asked = [
    [20n, 100n],
    [1000n, 100n],
    [100n, 150n],
    [20n, 0n],
    [100n, 100n],
  ] as const;
  expect(asked.map(([step, brand]) => minimumBet(step, brand))).toEqual([100n, 1000n, 200n, 20n, 100n]);
});
