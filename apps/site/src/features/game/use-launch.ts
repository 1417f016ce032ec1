import { useQuery } from "@tanstack/react-query";
import type { ApiError } from "@baize/api/client/api-error";
import type { OutputOf } from "@baize/api/contract";
import { api } from "../../shared/api.ts";
import { useLanguage } from "../../shared/language.ts";

/** Asks the server for the frame's address. It holds a one-time token, so it is never kept or asked for twice unasked. */
export function useLaunch(gameId: string) {
  const { code } = useLanguage();
  return useQuery<OutputOf<"games.launch">, ApiError>({
    queryKey: ["games.launch", gameId, code],
    queryFn: ({ signal }) => api.call("games.launch", { gameId, backUrl: `${location.origin}/` }, { signal }),
    enabled: gameId !== "",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
}
