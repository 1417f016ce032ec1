import { useQuery } from "@tanstack/react-query";
import type { ApiError } from "@baize/api/client/api-error";
import type { LaunchCall } from "@baize/domain/gaming/game/launch";
import { api } from "../../shared/api/api.ts";
import type { Game } from "../../shared/games/game-subject.ts";
import { useLanguage } from "../../shared/language/language.ts";

export interface LaunchParameters {
  readonly gameId: string;
  readonly call: LaunchCall;
  /** Of a lottery: the lobby's own launch. */
  readonly view?: "betting" | "lobby" | undefined;
  readonly area?: "VN" | undefined;
  readonly gameCode?: string | undefined;
}
export interface Launched {
  /** The frame's address on each host that serves it, in the server's order. */
  readonly addresses: readonly string[];
  readonly game: Game;
}

const phone = matchMedia("(max-width: 767px)");

function lobbyOf({ view, area, gameCode }: LaunchParameters) {
  if (!view) return {};
  const device = phone.matches ? "MOBILE" : "WEB";
  return { launchMode: "LOTT", view, device, area, gameCode: gameCode || undefined } as const;
}

async function launch(parameters: LaunchParameters, signal: AbortSignal): Promise<Launched> {
  const { gameId, call } = parameters;
  const backUrl = `${location.origin}/`;
  if (call === "pvp") {
    const { content, alternatives, game } = await api.read("games.launchPvp", { gameId, backUrl }, { signal });
    return { addresses: [content, ...alternatives], game };
  }
  const answer = await api.write("games.launch", { gameId, backUrl, ...lobbyOf(parameters) }, { signal });
  const first = answer.game_url ?? answer.game_url2;
  return { addresses: first === null ? answer.alternatives : [first, ...answer.alternatives], game: answer.game };
}

/** Requests the frame's address. It contains a one-time token, so it is neither cached nor requested again automatically. */
export function useLaunch(parameters: LaunchParameters) {
  const { code } = useLanguage();
  return useQuery<Launched, ApiError>({
    queryKey: ["games.launch", parameters, code],
    queryFn: ({ signal }) => launch(parameters, signal),
    enabled: parameters.gameId !== "",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
}
