import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink, Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { EmptyState } from "@baize/ui/empty-state";
import { GameGrid } from "@baize/ui/game-grid";
import { NativeSelect } from "@baize/ui/native-select";
import { Page } from "@baize/ui/page";
import { PageHeading } from "@baize/ui/page-heading";
import { SectionHeading } from "@baize/ui/section-heading";
import { Skeleton } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { launchRoute } from "@baize/domain/gaming/game/launch";
import { pathOf } from "../../navigation/paths.ts";
import type { Game } from "../../shared/games/game-subject.ts";
import { menusRead } from "../../shared/games/menus-read.ts";
import { loginOver } from "../../shared/overlays/overlay-address.ts";
import * as css from "../../shared/page/page-layout.css.ts";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useSession } from "../../shared/session/session.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useGameEntries } from "../../shared/games/use-game-entries.tsx";
import { useLaunchBy } from "../../shared/games/use-launch-by.ts";
import { GameStage } from "./game-stage.tsx";
import * as stage from "./game-table.css.ts";

const code = /^[A-Z0-9_]{1,32}$/;

const seamlessPath = (vassalage: string, gameId = "") => {
  const given = Object.entries({ vassalage, gameId }).filter(([, value]) => value);
  const query = new URLSearchParams(given).toString();
  return `${pathOf("seamless")}${query ? `?${query}` : ""}`;
};

const placeOf = (path: string) => {
  const [pathname = "", search = ""] = path.split("?");
  return { pathname, search };
};

/** For one wallet: a game runs in the page, with the next ones below. `?vassalage=` and `?gameId=` name them. */
export default function SeamlessPage() {
  const { t } = useTranslation(["game", "lobby"]);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const signedIn = useSession() !== null;
  const named = params.get("vassalage") ?? "";
  const vassalage = code.test(named) ? named : "";
  const gameId = (params.get("gameId") ?? "").slice(0, 64);
  const { data: menus } = useRead(...menusRead);
  const vendors = new Map(menus?.items.flatMap((menu) => menu.vendors.map((vendor) => [vendor.vassalage, vendor.name] as const)));
  const options = [{ value: "", label: t("lobby:vendor.all") }, ...[...vendors].map(([value, label]) => ({ value, label }))];
  // A game needs a session: the vendor's list shows below the sign-in, and the game opens afterwards.
  if (gameId && !signedIn)
    return <Navigate to={loginOver(placeOf(seamlessPath(vassalage)), seamlessPath(vassalage, gameId))} replace />;
  return (
    <>
      {gameId ? null : <PageHeading title={t("seamless.title")} lead={t("seamless.body")} />}
      <Page className={gameId ? css.page : css.underHeading}>
        <Stack gap={8}>
          {gameId ? (
            <GameStage
              key={gameId}
              parameters={{ gameId, call: "v2" }}
              leave={() => void navigate(seamlessPath(vassalage))}
              className={stage.inPage}
            />
          ) : null}
          <NativeSelect
            className={stage.choice}
            label={t("lobby:vendor.label")}
            options={options}
            value={vendors.has(vassalage) ? vassalage : ""}
            onValueChange={(value) => void navigate(seamlessPath(value), { preventScrollReset: true })}
          />
          {vassalage ? <VendorGames vassalage={vassalage} /> : <OpenNow />}
          {signedIn ? <Recent /> : null}
        </Stack>
      </Page>
    </>
  );
}

/** Cards open games with a frame in this page; other links stay as they are. */
function Cards({ title, games }: { title: string; games: readonly Game[] | undefined }) {
  const entries = useGameEntries();
  const by = useLaunchBy();
  const cards = useMemo(
    () =>
      entries(games ?? []).map((card, index) => {
        const game = games?.[index];
        const route = game && launchRoute(game, by);
        if (route?.to !== "game" || route.call === "pvp" || !game) return card;
        return { ...card, link: <RouterLink to={seamlessPath(game.vassalage, game.id)} /> };
      }),
    [entries, games, by],
  );
  return (
    <section>
      <SectionHeading title={title} />
      {games ? <GameGrid games={cards} /> : <Skeleton blockSize="20rem" />}
    </section>
  );
}

function VendorGames({ vassalage }: { vassalage: string }) {
  const { t } = useTranslation("game");
  const read = useRead("games.subGames", { vassalage, limit: 60 });
  if (read.error?.code === "game.not_found") return <EmptyState title={t("sub.missing")}>{t("missing.body")}</EmptyState>;
  if (read.isError) return <ReadError read={read} />;
  return <Cards title={read.data?.vendorName ?? ""} games={read.data?.items} />;
}

function OpenNow() {
  const { t } = useTranslation("game");
  const read = useRead("games.popular", { count: 40, launchable: true });
  if (read.isError) return <ReadError read={read} />;
  return <Cards title={t("seamless.open")} games={read.data?.items} />;
}

function Recent() {
  const { t } = useTranslation("lobby");
  const { data } = useRead("games.recent", { count: 20 });
  return data && data.items.length > 0 ? <Cards title={t("list.recent")} games={data.items} /> : null;
}
