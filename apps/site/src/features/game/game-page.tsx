import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import { Page } from "@baize/ui/page";
import { ErrorState } from "@baize/ui/error-state";
import { pathOf } from "../../routes.ts";
import { categoryPath } from "../../shared/category-path.ts";
import { GameTable } from "./game-table.tsx";
import { LaunchError } from "./launch-error.tsx";
import { useLaunch } from "./use-launch.ts";
import { Skeleton } from "@baize/ui/skeleton";
import * as css from "../../shared/page-layout.css.ts";

/** One game in its frame: launched by its id, with the way out always in reach. */
export default function GamePage() {
  const { t } = useTranslation(["game", "common"]);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const gameId = params.get("gameId") ?? "";
  const launch = useLaunch(gameId);
  const leave = () => void navigate(launch.data ? categoryPath(launch.data.game.category) : pathOf("home"));
  if (gameId === "") {
    return (
      <Page className={css.page}>
        <ErrorState title={t("missing.title")} retryLabel={t("toolbar.back")} onRetry={leave}>
          {t("missing.body")}
        </ErrorState>
      </Page>
    );
  }
  if (launch.isError)
    return <LaunchError error={launch.error} retry={() => void launch.refetch()} retrying={launch.isFetching} leave={leave} />;
  if (!launch.data) return <Skeleton blockSize="70vh" />;
  const address = launch.data.game_url ?? launch.data.game_url2 ?? "";
  return (
    <GameTable key={address} address={address} game={launch.data.game} relaunch={() => void launch.refetch()} leave={leave} />
  );
}
