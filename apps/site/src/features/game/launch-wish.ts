import type { LaunchWish } from "./use-launch.ts";

/** What the address of a game asks for; anything that it may not say counts as not said. */
export function launchWish(params: URLSearchParams): LaunchWish {
  const view = params.get("view");
  return {
    gameId: (params.get("gameId") ?? "").slice(0, 64),
    call: params.get("call") === "pvp" ? "pvp" : "v2",
    view: view === "betting" || view === "lobby" ? view : undefined,
    area: params.get("area") === "VN" ? "VN" : undefined,
    gameCode: params.get("gameCode")?.slice(0, 64),
  };
}
