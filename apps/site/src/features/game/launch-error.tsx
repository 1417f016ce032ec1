import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { ErrorState } from "@baize/ui/error-state";
import { GameGrid } from "@baize/ui/game-grid";
import { Page } from "@baize/ui/page";
import { SectionHeading } from "@baize/ui/section-heading";
import { Stack } from "@baize/ui/stack";
import { isApiError } from "@baize/api/client/api-error";
import { useErrorText } from "../../shared/use-error-text.ts";
import { useRead } from "../../shared/use-endpoint.ts";
import { useGameEntries } from "../../shared/use-game-entries.tsx";

interface LaunchErrorProps {
  error: unknown;
  retry: () => void;
  retrying: boolean;
  leave: () => void;
}
import * as css from "../../shared/page-layout.css.ts";

/** A game that did not open: why, that nothing was staked, and others that are open now. */
export function LaunchError({ error, retry, retrying, leave }: LaunchErrorProps) {
  const { t } = useTranslation(["game", "common"]);
  const errorText = useErrorText();
  const entries = useGameEntries();
  const { data } = useRead("games.popular", { count: 20 });
  const final =
    isApiError(error, "game.not_found") || isApiError(error, "game.maintenance") || isApiError(error, "auth.demo_account");
  const open = data?.items.filter((game) => !game.maintenance).slice(0, 10) ?? [];
  return (
    <Page className={css.page}>
      <Stack gap={8}>
        <ErrorState
          title={t("common:state.error")}
          {...(final ? {} : { retryLabel: t("common:action.retry"), onRetry: retry, retrying })}
          actions={<Button onClick={leave}>{t("toolbar.back")}</Button>}
        >
          {errorText(error)} {t("failed.body")}
        </ErrorState>
        <section>
          <SectionHeading title={t("failed.others")} />
          <GameGrid games={entries(open)} />
        </section>
      </Stack>
    </Page>
  );
}
