import { useTranslation } from "react-i18next";
import { Countdown } from "@baize/ui/countdown";
import { Badge } from "@baize/ui/badge";
import { Heading } from "@baize/ui/heading";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { useFormat } from "@baize/i18n/use-format";
import { DrawResult } from "./draw-result.tsx";
import * as css from "./lottery-page.css.ts";
import { useHistory } from "./use-history.ts";
import type { Table } from "./use-lottery-game.ts";
import { useNewDraw } from "./use-new-draw.ts";

/** The name of the game, its open draw, the last result, and the time to the close by the server's clock. */
export function TableHead({ table }: { table: Table }) {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  const { game, open, clock, draws } = table;
  const last = useHistory(game.gameCode).data?.items.find(({ numbers }) => numbers.length > 0);
  const next = open ?? draws[0];
  const look = useNewDraw();
  return (
    <div className={css.head}>
      <Stack gap={1}>
        <Heading level={1} size="2xl">
          <bdi>{game.gameName}</bdi>
        </Heading>
        <Text tone="muted">
          {next ? t("draw.at", { number: next.issue, time: format.dateTime(next.drawsAt) }) : t("next.none")}
        </Text>
      </Stack>
      <div className={css.figures}>
        {last ? (
          <div className={css.figure}>
            <Text as="span" tone="muted" size="sm">
              {t("last.draw", { number: last.issue })}
            </Text>
            <DrawResult family={game.family} draw={last} label={t("last.label")} />
          </div>
        ) : null}
        <div className={css.figure}>
          <Text as="span" tone="muted" size="sm">
            {t("closes.label")}
          </Text>
          {open ? (
            <Countdown
              key={open.issue}
              className={css.clock}
              deadline={open.closesAt}
              clock={clock}
              onEnd={look}
              aria-label={t("closes.label")}
            />
          ) : (
            <Badge tone="warning">{t("state.closed")}</Badge>
          )}
        </div>
      </div>
    </div>
  );
}
