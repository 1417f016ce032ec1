import { useMemo } from "react";
import type { OutputOf } from "@baize/api/contract/contract";
import { useRead } from "../api/use-read.ts";
import { isDemo, useSession } from "../session/session.ts";

export type FreeRounds = OutputOf<"games.freeRounds">["items"][number];

/** The member's free rounds by game, of each game those that expire first. Nothing for visitors and trial accounts. */
export function useFreeRounds(): ReadonlyMap<string, FreeRounds> {
  const session = useSession();
  const { data } = useRead("games.freeRounds", {}, { enabled: session !== null && !isDemo(session) });
  // The last entry of a game in a map replaces the others.
  return useMemo(() => new Map(data?.items.toReversed().map((rounds) => [rounds.gameId, rounds])), [data]);
}
