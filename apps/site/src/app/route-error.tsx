import { useTranslation } from "react-i18next";
import { ErrorState } from "@baize/ui/error-state";
import { Page } from "@baize/ui/page";
import { isApiError } from "@baize/api/client/api-error";
import { PageLoadError } from "./lazy-page.ts";
import { useErrorText } from "../shared/use-error-text.ts";
import * as css from "../shared/page-layout.css.ts";

/** Instead of a white screen: what happened, that money and bets are safe, and the way on. */
export function RouteError({ error }: { error: unknown }) {
  const { t } = useTranslation(["common", "errors"]);
  const errorText = useErrorText();
  const text = error instanceof PageLoadError ? t(`errors:${error.code}`) : errorText(error);
  return (
    <Page className={css.page}>
      <ErrorState
        title={t("state.error")}
        retryLabel={t("action.retry")}
        onRetry={() => location.reload()}
        reference={isApiError(error) ? error.requestId : undefined}
      >
        {text}
      </ErrorState>
    </Page>
  );
}
