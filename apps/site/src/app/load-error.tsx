import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button } from "@baize/ui/button";
import { ErrorState } from "@baize/ui/error-state";
import { isApiError } from "@baize/api/client/api-error";
import { useErrorText } from "../shared/api/use-error-text.ts";
import { PageLoadError } from "./lazy-page.ts";

/** Replaces a white screen: what happened, that money and bets are safe, and a link. */
export function LoadError({ error }: { error: unknown }) {
  const { t } = useTranslation(["common", "errors"]);
  const errorText = useErrorText();
  const text = error instanceof PageLoadError ? t(`errors:${error.code}`) : errorText(error);
  return (
    <ErrorState
      title={t("state.error")}
      onRetry={() => location.reload()}
      actions={
        <>
          <Button asChild>
            <Link to="?overlay=support">{t("action.contactSupport")}</Link>
          </Button>
          <Button asChild>
            <Link to="?overlay=mirrors">{t("title.mirrors")}</Link>
          </Button>
        </>
      }
      reference={isApiError(error) ? error.requestId : undefined}
    >
      {text}
    </ErrorState>
  );
}
