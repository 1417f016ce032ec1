import type { ErrorValues } from "@baize/api/error-values";
import type { i18n as I18n } from "i18next";
import type { KeyOf } from "./messages.ts";

export type FieldIssue = ErrorValues["input.invalid"]["issues"][number];

type PatternKey = Extract<KeyOf<"validation">, `pattern.${number}`>;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Array.from` has no type for its length; a test covers all 22
const PATTERNS = Array.from({ length: 22 }, (_, id) => `pattern.${id}` as PatternKey);

/** The name of a registration field as the form shows it; an unknown field keeps its own name. */
export function fieldLabel(i18n: I18n, field: string): string {
  const key = `validation:field.${field}.label`;
  return i18n.exists(key) ? String(i18n.getResource(i18n.language, "validation", `field.${field}.label`)) : field;
}

/**
 * The text of one issue of one field. The namespace `validation` must be loaded. A pattern's text names its bounds; without an
 * upper bound (`max` 0) the general text is shown.
 */
export function issueText(i18n: I18n, { field, code, params }: FieldIssue): string {
  const t = i18n.getFixedT(null, "validation");
  const { min = 0, max = 0, patternId } = params;
  const pattern = code === "pattern" && max > 0 && patternId !== undefined ? PATTERNS[patternId] : undefined;
  if (pattern) return t(pattern, { min, max });
  if (code === "required" && field === "confirmPassword") return i18n.t("validation:field.confirmPassword.required");
  const count = code === "too_long" ? max : min;
  return t(`issue.${code}`, { field: fieldLabel(i18n, field), min, max, count });
}
