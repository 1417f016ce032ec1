import type { LaunchParameters } from "./use-launch.ts";

/** The launch parameters in a game's address; invalid ones count as missing. */
export function launchParameters(params: URLSearchParams): LaunchParameters {
  const view = params.get("view");
  return {
    gameId: (params.get("gameId") ?? "").slice(0, 64),
    call: params.get("call") === "pvp" ? "pvp" : "v2",
    view: view === "betting" || view === "lobby" ? view : undefined,
    area: params.get("area") === "VN" ? "VN" : undefined,
    gameCode: params.get("gameCode")?.slice(0, 64),
  };
}
