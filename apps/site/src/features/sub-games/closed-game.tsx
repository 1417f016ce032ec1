import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { EmptyState } from "@baize/ui/empty-state";
import { Stack } from "@baize/ui/stack";
import { isClosed } from "../../shared/games/launch-path.ts";
import { OpenGames } from "../../shared/games/open-games.tsx";
import { SubGames } from "./sub-games.tsx";
import { useSubGames } from "./use-sub-games.ts";

interface ClosedGameProps {
  vassalage: string;
  gameId: string;
  back: () => void;
}

/** A game that cannot be opened now, and open ones in its place. */
export function ClosedGame({ vassalage, gameId, back }: ClosedGameProps) {
  const { t } = useTranslation("game");
  const { items } = useSubGames({ vassalage, search: "" });
  const game = items.find(({ id }) => id === gameId);
  // The game is open again: an old address must not claim otherwise.
  if (game && !isClosed(game)) return <SubGames vassalage={vassalage} />;
  const state = game?.maintenance ? "maintenance" : "notOpen";
  return (
    <Stack gap={6}>
      <EmptyState
        title={game ? t(`${state}.title`, { game: game.name }) : t("closed.title")}
        action={<Button onClick={back}>{t("toolbar.back")}</Button>}
      >
        {t(game ? `${state}.body` : "notOpen.body")}
      </EmptyState>
      <OpenGames title={t("failed.others")} except={gameId} />
    </Stack>
  );
}
