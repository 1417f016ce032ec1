import { useTranslation } from "react-i18next";
import { Balls } from "@baize/ui/ball/balls";
import { Countdown } from "@baize/ui/countdown";
import { Heading } from "@baize/ui/heading";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { useFormat } from "@baize/i18n/use-format";
import type { Game } from "../../shared/games/game-subject.ts";
import type { Draw } from "../../shared/games/draw-cards.tsx";
import * as css from "./lottery-page.css.ts";
import { useNewDraw } from "./use-new-draw.ts";

interface DrawHeroProps {
  game: Game;
  draw: Draw;
}

/** The last draw, large, and the time to the next draw, larger. */
export function DrawHero({ game, draw }: DrawHeroProps) {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  const look = useNewDraw();
  return (
    <div className={css.hero}>
      <Stack gap={1}>
        <Heading level={1} size="2xl">
          <bdi>{game.name}</bdi>
        </Heading>
        <Text tone="muted">{t("last.when", { number: draw.issue, time: format.dateTime(draw.drawnAt) })}</Text>
      </Stack>
      <div className={css.figures}>
        <div className={css.figure}>
          <Text as="span" tone="muted" size="sm">
            {t("next.label")}
          </Text>
          {draw.nextDrawAt === null ? (
            <Text as="span">{t("next.none")}</Text>
          ) : (
            <Countdown className={css.clock} deadline={draw.nextDrawAt} onEnd={look} aria-label={t("next.label")} />
          )}
        </div>
        <div className={css.figure}>
          <Text as="span" tone="muted" size="sm">
            {t("last.label")}
          </Text>
          <Balls aria-label={t("last.label")} numbers={[...draw.numbers, ...draw.bonusNumbers]} size="lg" />
        </div>
      </div>
    </div>
  );
}
