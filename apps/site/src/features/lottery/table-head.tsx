import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { Countdown } from "@baize/ui/countdown";
import { Badge } from "@baize/ui/badge";
import { Link } from "@baize/ui/link";
import { PageHeading } from "@baize/ui/page-heading";
import { Text } from "@baize/ui/text";
import { useFormat } from "@baize/i18n/use-format";
import { GameName } from "../../shared/language/game-name.tsx";
import { DrawResult } from "./draw-result.tsx";
import * as css from "./lottery-page.css.ts";
import { useHistory } from "./use-history.ts";
import { useLotteryAddress } from "./use-lottery-address.ts";
import type { Table } from "./use-lottery-game.ts";
import { useNewDraw } from "./use-new-draw.ts";

/** The name of the game, its open draw, and the draw's figures. */
export function TableHead({ table }: { table: Table }) {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  const { game, open, draws } = table;
  const next = open ?? draws[0];
  return (
    <PageHeading
      ground="inside"
      title={<GameName of={game} />}
      lead={next ? t("draw.at", { number: next.issue, time: format.dateTime(next.drawsAt) }) : t("next.none")}
      action={<Figures table={table} />}
    />
  );
}

/** The last result, the time to the close by the server's clock, and what was published of the draw before it opened. */
function Figures({ table: { game, open, draws, clock } }: { table: Table }) {
  const { t } = useTranslation("lottery");
  const { addressWith } = useLotteryAddress();
  const next = open ?? draws[0];
  const last = useHistory(game.gameCode).data?.items.find(({ numbers }) => numbers.length > 0);
  const look = useNewDraw();
  return (
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
          <Text as="span" tone="win">
            <Countdown
              key={open.issue}
              size="xl"
              deadline={open.closesAt}
              clock={clock}
              onEnd={look}
              aria-label={t("closes.label")}
            />
          </Text>
        ) : (
          <Badge tone="warning">{t("state.closed")}</Badge>
        )}
        {next ? (
          <Text as="span" size="sm">
            <Link link={<RouterLink to={addressWith({ draw: next.issue })} replace preventScrollReset />}>
              {t("draw.proofOf", { number: next.issue })}
            </Link>
          </Text>
        ) : null}
      </div>
    </div>
  );
}
