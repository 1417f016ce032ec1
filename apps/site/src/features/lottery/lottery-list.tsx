import { useTranslation } from "react-i18next";
import { Link as RouterLink, useLocation } from "react-router-dom";
import { Badge } from "@baize/ui/badge";
import { DrawCard } from "@baize/ui/draw-card";
import { DrawList } from "@baize/ui/draw-card/draw-list";
import { Page } from "@baize/ui/page";
import { PageHeading } from "@baize/ui/page-heading";
import { SectionHeading } from "@baize/ui/section-heading";
import { Stack } from "@baize/ui/stack";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { GameName } from "../../shared/language/game-name.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { loginOver } from "../../shared/overlays/overlay-address.ts";
import { useSession } from "../../shared/session/session.ts";
import { clockOf } from "../../shared/games/draw-clock.ts";
import * as layout from "../../shared/page/page-layout.css.ts";
import type { LotteryGame } from "./lottery-kind.ts";
import { useNewDraw } from "./use-new-draw.ts";

const modes = ["SEA", "Lott", "ZY", "Elott"] as const;
type Draws = OutputOf<"lottery.draws">;

/** Every lottery of a page by its prizes, with the draw that is open; a press opens its table. */
export function LotteryList({ games, title }: { games: readonly LotteryGame[]; title: string }) {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  const draws = useRead("lottery.draws", { count: 1 });
  const groups = modes
    .map((mode) => ({ mode, games: games.filter(({ prizeMode }) => prizeMode === mode) }))
    .filter((group) => group.games.length > 0);
  return (
    <>
      <PageHeading ground="cloth" title={title} count={format.number(games.length)} />
      <Page className={layout.underHeading}>
        <Stack gap={8}>
          {groups.map(({ mode, games: own }) => (
            <section key={mode} aria-labelledby={`mode-${mode}`}>
              <SectionHeading titleId={`mode-${mode}`} title={t(`mode.${mode}`)} />
              <DrawList wrap aria-labelledby={`mode-${mode}`}>
                {own.map((game) => (
                  <GameCard key={game.gameCode} game={game} draws={draws.data} />
                ))}
              </DrawList>
            </section>
          ))}
        </Stack>
      </Page>
    </>
  );
}

function GameCard({ game, draws }: { game: LotteryGame; draws: Draws | undefined }) {
  const { t } = useTranslation("lottery");
  const page = useLocation();
  const session = useSession();
  const look = useNewDraw();
  const own = draws?.items.filter(({ gameCode }) => gameCode === game.gameCode) ?? [];
  const open = own.find(({ state }) => state === "open");
  const path = `${page.pathname}?${new URLSearchParams({ gameCode: game.gameCode }).toString()}`;
  return (
    <DrawCard
      name={<GameName of={game} />}
      issue={open?.issue ?? ""}
      numbers={[]}
      result={t(`family.${game.family}`)}
      nextAt={open?.closesAt ?? 0}
      clock={draws && clockOf(draws)}
      status={open ? undefined : <Badge>{t(game.maintenance ? "state.maintenance" : "state.closed")}</Badge>}
      messages={{ next: t("closes.label") }}
      onEnd={look}
      link={<RouterLink to={session ? path : loginOver(page, path)} />}
    />
  );
}
