import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { decodeCursor, encodeCursor } from "../../../platform/lists/cursor.ts";
import { countLobby, hotGames, lobbyPage, popularGames, SORTS, startableGames } from "./queries.ts";
import { gameView, listOf } from "./view.ts";

export const getPopular: Handler<"games.popular", ServerContexts> = async (ctx, { count, prizeMode, launchable }) =>
  listOf(await (launchable ? startableGames : popularGames)(ctx, count, prizeMode), ctx.language);

export const getHot: Handler<"games.hot", ServerContexts> = async (ctx, { count, category }) =>
  listOf(await hotGames(ctx, count, category), ctx.language);

export const getGameList: Handler<"games.list", ServerContexts> = async (ctx, input) => {
  const { kinds, place } = SORTS[input.sort];
  const rows = await lobbyPage(ctx, input, input.cursor ? decodeCursor(input.cursor, kinds) : []);
  const page = rows.slice(0, input.limit);
  const last = rows.length > input.limit ? page.at(-1) : undefined;
  return {
    items: page.map((row) => gameView(row, ctx.language)),
    next: last ? encodeCursor(place(last)) : null,
    total: await countLobby(ctx, input),
  };
};
