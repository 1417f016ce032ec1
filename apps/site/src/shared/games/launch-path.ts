import { type LaunchBy, type LaunchRoute, launchRoute, launchTarget } from "@baize/domain/gaming/game/launch";
import type { Game } from "./game-subject.ts";
import { loginOver, overPage, type PageAddress } from "../overlays/overlay-address.ts";

type Query = Readonly<Record<string, string | undefined>>;

function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
  const text = new URLSearchParams(given).toString();
  return text ? `${path}?${text}` : path;
}

/** The page that opens a game in its frame. */
function gamePath(game: Game, route: Extract<LaunchRoute, { to: "game" }>): string {
  const pvp = route.call === "pvp" ? route.call : undefined;
  return withQuery(route.path, { gameId: route.gameId, vassalage: game.vassalage, call: pvp });
}

/** Whether a game cannot be opened now: it is under maintenance, or its vendor has not opened it yet. Lists and lotteries are never closed. */
export const isClosed = (game: Game): boolean => launchTarget(game).to === "game" && (game.maintenance || !game.launchable);

function pathOfRoute(game: Game, page: PageAddress, route: LaunchRoute): string {
  switch (route.to) {
    case "login": {
      const target = pathOfRoute(game, page, launchTarget(game));
      return isClosed(game) ? target : loginOver(page, target);
    }
    case "real_account":
      return overPage(page, "realAccount");
    case "sub_games":
      return overPage(page, `games/${route.vassalage}`);
    case "game":
      // The launch would refuse it after the sign-in: what is open instead is shown at once.
      return isClosed(game) ? overPage(page, `games/${game.vassalage}/${game.id}`) : gamePath(game, route);
    case "lottery":
      return withQuery(route.path, route.query);
    default:
      return withQuery(route.path, { gameCode: game.code });
  }
}

/** The link of a game's card, by the domain's rule of starting a game. */
export function launchPath(game: Game, by: LaunchBy, page: PageAddress): string {
  return pathOfRoute(game, page, launchRoute(game, by));
}
