import { useTranslation } from "react-i18next";
import { isApiError } from "@baize/api/client/api-error";
import { errorText } from "@baize/i18n/error-text";
import { useFormat } from "@baize/i18n/use-format";

/** What a failure means, in the person's language: the text of its code, filled with what the server said. */
export function useErrorText(): (error: unknown) => string {
  const { i18n } = useTranslation("errors");
  const format = useFormat();
  return (error) =>
    isApiError(error) ? errorText(i18n, format, error.code, error.value) : errorText(i18n, format, "system.unknown");
}
