import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import type { GridGame } from "@baize/ui/game-grid";
import { gamePath } from "./game-path.ts";
import { type Game, gameSubject } from "./game-subject.ts";

interface EntryOptions {
  /** Shows each game's place in the list: only where the list is a real ranking. */
  readonly ranked?: boolean;
}

/** Games as the kit's grid takes them. A visitor's press leads to the sign-in first: the game page asks for it. */
export function useGameEntries(): (games: readonly Game[], options?: EntryOptions) => GridGame[] {
  const { t } = useTranslation(["common", "home"]);
  return useCallback(
    (games: readonly Game[], { ranked = false }: EntryOptions = {}) =>
      games.map((game, index) => ({
        id: game.id,
        subject: gameSubject(game),
        title: game.name,
        vendorName: game.vendorName,
        link: <RouterLink to={gamePath(game)} />,
        ...(ranked ? { rank: index + 1, rankLabel: t("home:popular.rank", { rank: index + 1 }) } : {}),
        ...(game.isHot ? { hotLabel: t("common:state.hot") } : {}),
        ...(game.maintenance ? { maintenanceLabel: t("common:state.maintenance") } : {}),
        ...(game.image ? { artwork: game.image } : {}),
      })),
    [t],
  );
}
