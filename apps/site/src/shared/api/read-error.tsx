import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "@baize/ui/error-state";
import { isApiError } from "@baize/api/client/api-error";
import { useErrorText } from "./use-error-text.ts";

interface ReadErrorProps {
  read: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => Promise<unknown> };
}

/** A part of a page that did not load: what happened, that money is safe, and a retry. */
export function ReadError(props: ReadErrorProps) {
  // On a first view the messages may still be loading: the parts that did load stay.
  return (
    <Suspense>
      <Told {...props} />
    </Suspense>
  );
}

function Told({ read }: ReadErrorProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const reference =
    isApiError(read.error) && read.error.requestId ? t("state.requestId", { id: read.error.requestId }) : undefined;
  return (
    <ErrorState title={t("state.error")} onRetry={() => void read.refetch()} pending={read.isFetching} reference={reference}>
      {errorText(read.error)}
    </ErrorState>
  );
}
