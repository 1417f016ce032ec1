import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { ErrorState } from "@baize/ui/error-state";
import { Page } from "@baize/ui/page";
import { Stack } from "@baize/ui/stack";
import { isApiError } from "@baize/api/client/api-error";
import type { ErrorCode } from "@baize/api/errors";
import { OpenGames } from "../../shared/games/open-games.tsx";
import * as css from "../../shared/page/page-layout.css.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";

interface LaunchErrorProps {
  error: unknown;
  retry: () => void;
  retrying: boolean;
  leave: () => void;
}

/** Errors that another try cannot change. */
const final: readonly ErrorCode[] = [
  "game.not_found",
  "game.not_available",
  "game.maintenance",
  "game.not_open",
  "auth.demo_account",
  "game.bets_locked",
];

/** A game that did not open: the reason, that nothing was staked, and other open games. */
export function LaunchError({ error, retry, retrying, leave }: LaunchErrorProps) {
  const { t } = useTranslation(["game", "common"]);
  const errorText = useErrorText();
  const { show } = useOverlay();
  const again = !final.some((code) => isApiError(error, code));
  const trial = isApiError(error, "auth.demo_account");
  // Of a closed game the server's answer names open ones.
  const closed = isApiError(error, "game.maintenance") || isApiError(error, "game.not_open");
  const open = closed ? error.value.instead : [];
  return (
    <Page className={css.page}>
      <Stack gap={8}>
        <ErrorState
          level={1}
          title={trial ? t("trial.title") : again ? t("common:state.error") : errorText(error)}
          onRetry={again ? retry : undefined}
          pending={retrying}
          actions={
            <>
              {trial ? (
                <Button variant="primary" onClick={() => show("register")}>
                  {t("common:title.register")}
                </Button>
              ) : null}
              <Button onClick={leave}>{t("toolbar.back")}</Button>
            </>
          }
        >
          {again || trial ? errorText(error) : null} {t(trial ? "trial.body" : again ? "failed.body" : "failed.final")}
        </ErrorState>
        <OpenGames title={t(trial ? "trial.others" : "failed.others")} games={open.length > 0 ? open : undefined} />
      </Stack>
    </Page>
  );
}
