import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { EmptyState } from "@baize/ui/empty-state";
import { Stack } from "@baize/ui/stack";
import { OpenGames } from "../../shared/games/open-games.tsx";
import { SubGames } from "./sub-games.tsx";
import { useSubGames } from "./use-sub-games.ts";

interface ClosedGameProps {
  vassalage: string;
  gameId: string;
  back: () => void;
}

/** A game under maintenance, and open ones in its place. */
export function ClosedGame({ vassalage, gameId, back }: ClosedGameProps) {
  const { t } = useTranslation(["game", "errors"]);
  const { items } = useSubGames({ vassalage, search: "" });
  const game = items.find(({ id }) => id === gameId);
  // The game is open again: an old address must not claim otherwise.
  if (game && !game.maintenance) return <SubGames vassalage={vassalage} />;
  return (
    <Stack gap={6}>
      <EmptyState
        title={game ? t("maintenance.title", { game: game.name }) : t("errors:game.maintenance")}
        action={<Button onClick={back}>{t("toolbar.back")}</Button>}
      >
        {t("maintenance.body")}
      </EmptyState>
      <OpenGames title={t("failed.others")} except={gameId} />
    </Stack>
  );
}
