import { useTranslation } from "react-i18next";
import { Link as RouterLink, useLocation } from "react-router-dom";
import { Button } from "@baize/ui/button";
import { Heading } from "@baize/ui/heading";
import { Group } from "@baize/ui/group";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";
import { Text } from "@baize/ui/text";
import { pathOf } from "../../navigation/paths.ts";
import { categoryPath } from "../../shared/games/category-path.ts";
import type { Game } from "../../shared/games/game-subject.ts";
import { loginOver, overPage } from "../../shared/overlays/overlay-address.ts";
import { useLaunchBy } from "../../shared/games/use-launch-by.ts";
import type { LotteryKind } from "./lottery-kind.ts";

interface PlayPanelProps {
  game: Game;
  kind: LotteryKind;
}

/** The lobby of a lottery, in the frame of the game page: the launch by LOTT. */
function bettingPath({ id, vassalage, code }: Game, kind: LotteryKind): string {
  // An address would write an undefined area as the word.
  const query = { gameId: id, vassalage, gameCode: code, view: "betting", ...(kind === "vn" ? { area: "VN" } : {}) };
  return `${pathOf("game")}?${new URLSearchParams(query).toString()}`;
}

/** The betting table of a draw where a provider serves it; else a note that there is none yet. */
export function PlayPanel({ game, kind }: PlayPanelProps) {
  const { t } = useTranslation("lottery");
  const { signedIn, demo } = useLaunchBy();
  const page = useLocation();
  const betting = bettingPath(game, kind);
  const asked = signedIn ? betting : loginOver(page, betting);
  const way = demo ? overPage(page, "realAccount") : asked;
  return (
    <Surface variant="panel" padding="xl" inlay>
      <Stack gap={4}>
        <Heading level={2} size="lg">
          {t(game.launchable ? "play.title" : "closed.title")}
        </Heading>
        <Text tone="muted" measure>
          {t(game.launchable ? "play.body" : "closed.body")}
        </Text>
        <Group>
          {game.launchable ? (
            <Button asChild variant="primary">
              <RouterLink to={way}>{t("play.action")}</RouterLink>
            </Button>
          ) : (
            <Button asChild variant="primary">
              <a href="#open">{t("closed.action")}</a>
            </Button>
          )}
          <Button asChild>
            <RouterLink to={categoryPath("RNG")}>{t("closed.slots")}</RouterLink>
          </Button>
        </Group>
      </Stack>
    </Surface>
  );
}
