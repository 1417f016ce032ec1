import type { ErrorCode } from "@baize/api/errors";
import type { i18n as I18n } from "i18next";
import { errorFigures } from "./error-figures.ts";
import type { Format } from "./format/create-format.ts";

/** Seconds to wait, where a refusal names them. */
function retryAfter(value: unknown): number | undefined {
  if (typeof value !== "object" || value === null || !("retryAfter" in value)) return undefined;
  return typeof value.retryAfter === "number" && value.retryAfter > 0 ? value.retryAfter : undefined;
}

/**
 * The text of an error code. The server never sends a text.
 * @param value the error's value; a wait in it is written as "in 5 minutes"
 */
export function errorText(i18n: I18n, format: Format, code: ErrorCode, value?: unknown): string {
  const t = i18n.getFixedT(null, ["errors", "common"]);
  const seconds = retryAfter(value);
  const wait = seconds === undefined ? t("common:time.moment") : format.duration(seconds * 1000);
  const text = t(`errors:${code}`, { wait });
  const figures = errorFigures(i18n, format, code, value);
  return figures === undefined ? text : `${text} ${figures}`;
}
