import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { addFavourite, favouritesOf, recentOf, removeFavourite } from "./member-queries.ts";
import { findGame, VN_ACCOUNT, vnGames } from "./queries.ts";
import { listOf } from "./view.ts";

export const getFavourites: Handler<"games.favourites", ServerContexts> = async (ctx) =>
  listOf(await favouritesOf(ctx), ctx.language);

export const putFavourite: Handler<"games.addFavourite", ServerContexts> = async (ctx, { gameId }) => {
  if (!(await findGame(ctx, gameId))) throw fault("game.not_found");
  await addFavourite(ctx, gameId);
  return { gameId, favourite: true };
};

export const deleteFavourite: Handler<"games.removeFavourite", ServerContexts> = async (ctx, { gameId }) => {
  await removeFavourite(ctx, gameId);
  return { gameId, favourite: false };
};

export const getRecent: Handler<"games.recent", ServerContexts> = async (ctx, { count }) =>
  listOf(await recentOf(ctx, count), ctx.language);

export const getVnMenu: Handler<"vn.menu", ServerContexts> = async (ctx) => listOf(await vnGames(ctx), ctx.language);

export const getVnRecent: Handler<"vn.recent", ServerContexts> = async (ctx, { count }) =>
  listOf(await recentOf(ctx, count, VN_ACCOUNT), ctx.language);
