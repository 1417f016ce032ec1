import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import { isFuzzyMatch } from "@baize/domain/text/fuzzy-match";
import type { RequestContext, ServerContexts } from "../../../platform/context.ts";
import { decodeCursor } from "../../../platform/lists/cursor.ts";
import { pageSortedBy } from "../../../platform/lists/page.ts";
import {
  countLobby,
  listGamesLike,
  listHotGames,
  listLobbyPage,
  listPopularGames,
  SORTS,
  listStartableGames,
} from "./queries.ts";
import { gameView, listOf } from "./view.ts";

export const getPopular: Handler<"games.popular", ServerContexts> = async (ctx, { count, prizeMode, launchable }) =>
  listOf(await (launchable ? listStartableGames : listPopularGames)(ctx, count, prizeMode), ctx);

export const getHot: Handler<"games.hot", ServerContexts> = async (ctx, { count, category }) =>
  listOf(await listHotGames(ctx, count, category), ctx);

/** What a person probably meant whose words no game has. */
async function listNearly(ctx: RequestContext, input: ParsedOf<"games.list">) {
  const { search = "", limit } = input;
  const near = (await listGamesLike(ctx, input)).filter(({ game }) => isFuzzyMatch(search, game.words)).slice(0, limit);
  return { items: near.map((row) => gameView(row, ctx)), next: null, total: near.length };
}

export const getGameList: Handler<"games.list", ServerContexts> = async (ctx, input) => {
  const total = await countLobby(ctx, input);
  if (total === 0 && input.search) return await listNearly(ctx, input);
  const { kinds, place } = SORTS[input.sort];
  const rows = await listLobbyPage(ctx, input, input.cursor ? decodeCursor(input.cursor, kinds) : []);
  const { page, next } = pageSortedBy(rows, input.limit, place);
  return {
    items: page.map((row) => gameView(row, ctx)),
    next,
    total,
  };
};
