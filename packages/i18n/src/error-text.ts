import type { ErrorCode } from "@baize/api/errors";
import type { i18n as I18n } from "i18next";
import { anyKey } from "./any-key.ts";
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
  const t = i18n.getFixedT(null, "common");
  const seconds = retryAfter(value);
  const wait = seconds === undefined ? t("time.moment") : format.duration(seconds * 1000);
  // `check/error-texts.ts` demands the text of every code, and names the one that has none.
  const text = anyKey(i18n)(`errors:${code}`, { wait });
  const figures = errorFigures(i18n, format, code, value);
  return figures === undefined ? text : `${text} ${figures}`;
}
