import { useTranslation } from "react-i18next";
import { isApiError } from "@baize/api/client/api-error";
import type { ErrorCode } from "@baize/api/errors";
import { errorText } from "@baize/i18n/error-text";
import { useFormat } from "@baize/i18n/use-format";

/** The text of an error's code in the person's language, with the error's values. */
export function useErrorText(): (error: unknown) => string {
  const { i18n } = useTranslation("errors");
  const format = useFormat();
  return (error) =>
    isApiError(error) ? errorText(i18n, format, error.code, error.value) : errorText(i18n, format, "system.unknown");
}

/** The text of a code that an answer holds: why a chase has ended. */
export function useCodeText(): (code: ErrorCode) => string {
  const { i18n } = useTranslation("errors");
  const format = useFormat();
  return (code) => errorText(i18n, format, code);
}
