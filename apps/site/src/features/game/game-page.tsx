import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import { ErrorState } from "@baize/ui/error-state";
import { Page } from "@baize/ui/page";
import { pathOf } from "../../navigation/paths.ts";
import { categoryPath } from "../../shared/games/category-path.ts";
import type { Game } from "../../shared/games/game-subject.ts";
import { keptVendor } from "../../shared/games/kept-vendor.ts";
import * as css from "../../shared/page/page-layout.css.ts";
import { GameStage } from "./game-stage.tsx";
import * as stage from "./game-table.css.ts";
import { launchParameters } from "./launch-parameters.ts";

/** Back to the previous lobby: for slots, to the vendor's own. */
function lobbyOf({ category, vassalage }: Game): string {
  const kept = category === "RNG" && keptVendor() === vassalage ? vassalage : undefined;
  return categoryPath(category, kept);
}

/** One game in its frame: launched by its id, with an exit always visible. */
export default function GamePage() {
  const { t } = useTranslation("game");
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const parameters = launchParameters(params);
  const leave = (game?: Game) => void navigate(game ? lobbyOf(game) : pathOf("home"));
  if (parameters.gameId === "") {
    return (
      <Page className={css.page}>
        <ErrorState level={1} title={t("missing.title")} messages={{ retry: t("toolbar.back") }} onRetry={() => leave()}>
          {t("missing.body")}
        </ErrorState>
      </Page>
    );
  }
  return <GameStage parameters={parameters} leave={leave} className={stage.table} />;
}
