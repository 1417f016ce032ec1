import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router-dom";
import { Cloth } from "@baize/ui/cloth";
import { EmptyState } from "@baize/ui/empty-state";
import { Page } from "@baize/ui/page";
import { Skeleton } from "@baize/ui/skeleton";
import { pathOf } from "../../navigation/paths.ts";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import * as layout from "../../shared/page/page-layout.css.ts";
import { GameChoice } from "./game-choice.tsx";
import { belongs, type LotteryGame, type LotteryKind } from "./lottery-kind.ts";
import { LotteryList } from "./lottery-list.tsx";
import * as css from "./lottery-page.css.ts";
import { LotteryTable } from "./lottery-table.tsx";
import { useLotteryAddress } from "./use-lottery-address.ts";
import { tableOf, useLotteryGame } from "./use-lottery-game.ts";

const titles = { all: "category.LOTT", elott: "category.ELOTT", vn: "title.vnlottery" } as const;

/** The lotteries of a page: `?gameCode=` names one, `&playType=` a play of it, `view=lobby` shows all. */
export default function LotteryPage() {
  const { t } = useTranslation(["lottery", "common"]);
  const { kind, gameCode, view } = useLotteryAddress();
  const read = useRead("lottery.games");
  if (read.isError && !read.data) return <Failed read={read} />;
  if (!read.data) return <Waiting />;
  const games = read.data.items.filter((game) => belongs(game, kind));
  const named = read.data.items.find((game) => game.gameCode === gameCode);
  if (named && !games.includes(named)) return <OtherPage game={named} />;
  if (games.length === 0) return <None />;
  if (view === "lobby") return <LotteryList games={games} title={t(`common:${titles[kind]}`)} />;
  const game = named ?? games[0];
  return game ? <Chosen games={games} game={game} kind={kind} /> : <None />;
}

/** A lottery of another page is opened there, with the play, ticket and draw that the address names. */
function OtherPage({ game: { area } }: { game: LotteryGame }) {
  const { search } = useLocation();
  return <Navigate to={{ pathname: pathOf(area === "VN" ? "vnlottery" : "lottery"), search }} replace />;
}

function Chosen({ games, game }: { games: readonly LotteryGame[]; game: LotteryGame; kind: LotteryKind }) {
  const read = useLotteryGame(game.gameCode);
  if (read.isError && !read.data) return <Failed read={read} />;
  return (
    <>
      <Page>
        <GameChoice games={games} chosen={game.gameCode} />
      </Page>
      {read.data ? <LotteryTable table={tableOf(read.data)} /> : <Waiting />}
    </>
  );
}

function Failed({ read }: Parameters<typeof ReadError>[0]) {
  return (
    <Page className={layout.page}>
      <ReadError read={read} />
    </Page>
  );
}

function Waiting() {
  return (
    <Cloth variant="edge" arcs>
      <Page className={css.table}>
        <Skeleton className={css.room} />
      </Page>
    </Cloth>
  );
}

function None() {
  const { t } = useTranslation("lottery");
  return (
    <Page className={layout.page}>
      <EmptyState title={t("none.title")} level={1}>
        {t("none.body")}
      </EmptyState>
    </Page>
  );
}
