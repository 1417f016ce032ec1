import { listFormat } from "./intl.ts";
import type { FormatLocale } from "./locale.ts";

/** Things in a sentence: `a, b and c` or `a, b or c`. */
export function formatList(
  locale: FormatLocale,
  items: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return listFormat(locale, type).format(items);
}
