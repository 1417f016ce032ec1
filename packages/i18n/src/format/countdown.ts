import { numberFormat } from "./intl.ts";
import type { FormatLocale } from "./locale.ts";

/** Time left as on a clock: `04:12`, above an hour `01:04:12`. Rounds up to seconds; below zero is zero. */
export function formatCountdown(locale: FormatLocale, milliseconds: number): string {
  const left = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = numberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
  const hours = Math.floor(left / 3600);
  const clock = [Math.floor(left / 60) % 60, left % 60];
  return (hours > 0 ? [hours, ...clock] : clock).map((part) => two.format(part)).join(":");
}
