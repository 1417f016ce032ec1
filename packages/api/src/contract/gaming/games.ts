import * as z from "zod/mini";
import { CATEGORIES } from "@baize/domain/gaming/game/category";
import { endpoints } from "../endpoint.ts";
import { draw } from "../../schema/draw.ts";
import { category, game, gameName, vassalage } from "../../schema/game.ts";
import { prizeMode } from "../../schema/lottery.ts";
import { list } from "../../schema/list.ts";
import { money } from "../../schema/money.ts";
import { count, instant, limit } from "../../schema/number.ts";
import { withDefault } from "../../schema/with-default.ts";
import { address, cursor, filled, id, shownLanguage, text } from "../../schema/text.ts";
import { gamesRoutes } from "../../routes/gaming/games.ts";

const vendor = z.object({
  vassalage: vassalage(),
  name: filled(80),
  logo: z.nullable(address()),
  isHot: z.boolean(),
  maintenance: z.boolean(),
  games: count(),
});

const card = z.object({
  vassalage: vassalage(),
  name: filled(80),
  logo: z.nullable(address()),
  /** 1 = hot. */
  isHot: z.literal([0, 1]),
  games: count(),
});

const launch = {
  gameId: id(),
  nodeId: z.optional(id()),
  roomId: z.optional(id()),
  accountType: withDefault(z.literal(1), 1),
  confirmTrans: withDefault(z.literal(0), 0),
  vassalage: z.optional(vassalage()),
  accountTypeName: z.optional(text(32)),
  launchMode: withDefault(z.enum(["GLS", "LOTT"]), "GLS"),
  platform: withDefault(z.enum(["html5-desktop", "html5"]), "html5-desktop"),
  clientType: withDefault(z.literal(3), 3),
  /** Where the game's own "leave" leads. */
  backUrl: z.optional(address()),
};

/** Lottery lobby launch. */
const lotteryLaunch = {
  area: z.optional(z.literal("VN")),
  gameCode: z.optional(text(64)),
  view: z.optional(z.enum(["betting", "lobby"])),
  device: z.optional(z.enum(["WEB", "MOBILE"])),
};

const winner = z.object({
  id: id(),
  /** Masked account. */
  player: filled(64),
  gameId: id(),
  ...gameName(),
  category: category(),
  vassalage: vassalage(),
  amount: money(),
  at: instant(),
});

const device = withDefault(z.enum(["WEB", "MOBILE"]), "WEB");
const launchErrors = [
  "responsible_gambling.cooling_off",
  "responsible_gambling.self_excluded",
  "responsible_gambling.limit_reached",

  "auth.demo_account",
  "game.not_found",
  "game.maintenance",
  "game.not_open",
  "game.not_available",
  "game.launch_failed",
  "game.bets_locked",
] as const;

export const games = endpoints(gamesRoutes, {
  "games.menus": {
    summary: "Categories of the navigation with their vendors; e-sports apart from sports",
    input: z.object({}),
    output: list(
      z.object({ category: category(), title: filled(80), lang: shownLanguage(), games: count(), vendors: z.array(vendor) }),
    ),
    rate: "open",
  },
  "games.vendors": {
    summary: "Rows of vendors on the home page",
    input: z.object({ platform: withDefault(z.literal("html5-desktop"), "html5-desktop") }),
    output: z.object({
      vendorRows: z.array(z.object({ title: filled(80), lang: shownLanguage(), gameClassify: category(), cards: z.array(card) })),
    }),
    rate: "open",
  },
  "games.popular": {
    summary: "What is played most, ranked",
    input: z.object({
      count: limit(20),
      /** Only lotteries of this prize mode. */
      prizeMode: z.optional(prizeMode()),
      device,
      /** True: only what a provider serves now, for when another game cannot be opened. */
      launchable: z.optional(z.boolean()),
    }),
    output: list(game()),
    rate: "open",
  },
  "games.hot": {
    summary: "Games that the brand marks as hot",
    input: z.object({ category: z.optional(category()), count: limit(20), device }),
    output: list(game()),
    rate: "open",
  },
  "games.list": {
    summary: "A lobby: one category, optionally one vendor or a search",
    input: z.object({
      type: z.optional(category()),
      /** Several categories in one lobby: both kinds of lottery. */
      types: z.optional(z.array(category()).check(z.maxLength(CATEGORIES.length))),
      vassalage: z.optional(vassalage()),
      search: z.optional(text(64)),
      /** True: only games with a jackpot. */
      jackpot: z.optional(z.boolean()),
      sort: withDefault(z.enum(["popular", "name", "new"]), "popular"),
      cursor: z.optional(cursor()),
      limit: limit(60, 200),
    }),
    output: z.object({ items: z.array(game()), next: z.nullable(cursor()), total: count() }),
    errors: ["input.bad_cursor"],
    rate: "open",
  },
  "games.subGames": {
    summary: "What an entry marked VASSALAGE opens: one vendor's games, by type",
    input: z.object({
      vassalage: vassalage(),
      type: z.optional(category()),
      search: z.optional(text(64)),
      cursor: z.optional(cursor()),
      limit: limit(60, 200),
    }),
    output: z.object({
      vendorName: filled(80),
      types: z.array(z.object({ category: category(), title: filled(80), lang: shownLanguage(), games: count() })),
      items: z.array(game()),
      next: z.nullable(cursor()),
    }),
    errors: ["input.bad_cursor", "game.not_found"],
    rate: "open",
  },
  "games.favourites": {
    summary: "The member's favourite games, newest first",
    input: z.object({}),
    output: list(game()),
    rate: "read",
  },
  "games.addFavourite": {
    summary: "Adds a favourite; adding it twice changes nothing",
    input: z.object({ gameId: id() }),
    output: z.object({ gameId: id(), favourite: z.literal(true) }),
    errors: ["game.not_found"],
    rate: "write",
  },
  "games.removeFavourite": {
    summary: "Removes a favourite; removing it twice changes nothing",
    input: z.object({ gameId: id() }),
    output: z.object({ gameId: id(), favourite: z.literal(false) }),
    rate: "write",
  },
  "games.recent": {
    summary: "Games that the member played last",
    input: z.object({ count: limit(20) }),
    output: list(game()),
    rate: "read",
  },
  "games.freeRounds": {
    summary: "The member's free rounds that can be played now, the first to expire first",
    input: z.object({}),
    output: list(
      z.object({
        gameId: id(),
        /** How many are left of one campaign. */
        rounds: count(),
        /** No round is used from then on. */
        until: instant(),
      }),
    ),
    rate: "read",
  },
  "games.launch": {
    summary: "Opens a game session at its vendor and answers with the frame's address",
    input: z.object({ ...launch, ...lotteryLaunch }),
    output: z.object({
      game_url: z.nullable(address()),
      /** Second address, used where the first is null. */
      game_url2: z.nullable(address()),
      /** The same game on the other launch hosts, in a random order: for when the first does not answer. */
      alternatives: z.array(address()),
      game: game(),
    }),
    errors: launchErrors,
    rate: "play",
  },
  "games.launchPvp": {
    summary: "The same for PVP rooms; the address is `content`",
    input: z.object({
      gameId: id(),
      roomId: z.optional(id()),
      vassalage: z.optional(vassalage()),
      backUrl: z.optional(address()),
    }),
    output: z.object({ content: address(), alternatives: z.array(address()), game: game() }),
    errors: launchErrors,
    rate: "play",
  },
  "winners.list": {
    summary: "Winners board, highest prize first, accounts masked",
    input: z.object({ period: withDefault(z.enum(["day", "week", "month"]), "day"), count: limit(10, 50) }),
    output: z.object({
      items: z.array(winner),
      next: z.null(),
      /** Some of these winners are invented: the page says so. Never in production. */
      demonstration: z.boolean(),
    }),
    rate: "open",
  },
  "draws.opened": {
    summary: "Latest draws",
    input: z.object({ gameCode: z.optional(text(64)), count: limit(10) }),
    output: z.object({ items: z.array(draw), next: z.null(), now: instant() }),
    rate: "open",
  },
});
