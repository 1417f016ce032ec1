import { useTranslation } from "react-i18next";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import { Cloth } from "@baize/ui/cloth";
import { EmptyState } from "@baize/ui/empty-state";
import { GameGrid } from "@baize/ui/game-grid";
import { Page } from "@baize/ui/page";
import { SectionHeading } from "@baize/ui/section-heading";
import { Skeleton } from "@baize/ui/skeleton";
import { pathOf } from "../../navigation/paths.ts";
import type { Game } from "../../shared/games/game-subject.ts";
import { OpenGames } from "../../shared/games/open-games.tsx";
import * as layout from "../../shared/page/page-layout.css.ts";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useGameEntries } from "../../shared/games/use-game-entries.tsx";
import { DrawHero } from "./draw-hero.tsx";
import { kindOf } from "./lottery-kind.ts";
import * as css from "./lottery-page.css.ts";
import { OtherDraws } from "./other-draws.tsx";
import { PastDraws } from "./past-draws.tsx";
import { PlayPanel } from "./play-panel.tsx";
import { useLottery } from "./use-lottery.ts";

/** One lottery: the next draw, past draws, other lotteries; `?gameCode=` names the lottery, `&playType=` the bet. */
export default function LotteryPage() {
  const { t } = useTranslation("lottery");
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const kind = kindOf(pathname);
  const { drawn, others, recent, isElsewhere, failed, pending } = useLottery(kind);
  const code = params.get("gameCode");
  const chosen = drawn.find(({ game }) => game.code === code) ?? drawn[0];
  if (failed) {
    return (
      <Page className={layout.page}>
        <ReadError read={failed} />
      </Page>
    );
  }
  // A Vietnamese lottery has its own page.
  if (kind !== "vn" && code && isElsewhere(code))
    return <Navigate to={`${pathOf("vnlottery")}?${new URLSearchParams({ gameCode: code }).toString()}`} replace />;
  return (
    <>
      <Cloth variant="edge" arcs>
        <Page className={css.table}>
          {chosen ? <DrawHero {...chosen} /> : <Waiting pending={pending} />}
          {chosen ? <PlayPanel game={chosen.game} kind={kind} /> : null}
        </Page>
      </Cloth>
      <Page className={css.sections}>
        <OtherDraws drawn={drawn.filter((each) => each !== chosen)} />
        {chosen ? <PastDraws kind={kind} gameCode={chosen.game.code} /> : null}
        <Games title={t("recent.title")} games={recent} />
        <Games title={t("others.title")} games={others} />
        <div id="open">
          <OpenGames title={t("open.title")} count={20} />
        </div>
      </Page>
    </>
  );
}

function Waiting({ pending }: { pending: boolean }) {
  const { t } = useTranslation("lottery");
  if (pending) return <Skeleton className={css.room} />;
  return (
    <EmptyState title={t("none.title")} level={1}>
      {t("none.body")}
    </EmptyState>
  );
}

function Games({ title, games }: { title: string; games: readonly Game[] }) {
  const entries = useGameEntries();
  if (games.length === 0) return null;
  return (
    <section>
      <SectionHeading title={title} />
      <GameGrid games={entries(games)} />
    </section>
  );
}
