import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import {
  deleteFavourite,
  listFavouriteGames,
  insertFavourite,
  listRecentGames,
  listRecentVnGames,
  findGame,
  listVnGames,
} from "./queries.ts";
import { listOf } from "./view.ts";

export const getFavourites: Handler<"games.favourites", ServerContexts> = async (ctx) =>
  listOf(await listFavouriteGames(ctx), ctx);

export const addFavourite: Handler<"games.addFavourite", ServerContexts> = async (ctx, { gameId }) => {
  if (!(await findGame(ctx, gameId))) throw fault("game.not_found");
  await ctx.commit(async (tx) => await insertFavourite(tx, ctx, gameId));
  return { gameId, favourite: true };
};

export const removeFavourite: Handler<"games.removeFavourite", ServerContexts> = async (ctx, { gameId }) => {
  await ctx.commit(async (tx) => await deleteFavourite(tx, ctx, gameId));
  return { gameId, favourite: false };
};

export const getRecent: Handler<"games.recent", ServerContexts> = async (ctx, { count }) =>
  listOf(await listRecentGames(ctx, count), ctx);

export const getVnMenu: Handler<"vn.menu", ServerContexts> = async (ctx, { prizeMode }) =>
  listOf(await listVnGames(ctx, prizeMode), ctx);

export const getVnRecent: Handler<"vn.recent", ServerContexts> = async (ctx, { count, prizeMode }) =>
  listOf(await listRecentVnGames(ctx, count, prizeMode), ctx);
