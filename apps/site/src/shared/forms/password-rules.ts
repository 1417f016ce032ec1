import type { i18n as I18n } from "i18next";
import type { PasswordRule } from "@baize/ui/password-field";
import type { FieldRule } from "@baize/domain/field/rule";
import { validateField } from "@baize/domain/field/validate";
import { isGuessable } from "@baize/domain/identity/password/guessable";
import { issueText } from "@baize/i18n/issue-text";

/** What a new password needs, checked as it is typed: the brand's own form, and that a stranger would not try it first. */
export function passwordRules(i18n: I18n, rule: FieldRule, typed: string, words: readonly string[] = []): PasswordRule[] {
  const params = { min: rule.minLength, max: rule.maxLength, patternId: rule.patternId };
  const meets = validateField(rule, typed, { secret: true }) === undefined;
  return [
    { id: "rule", text: issueText(i18n, { field: "password", code: "pattern", params }), met: meets },
    { id: "guess", text: i18n.t("validation:password.hard"), met: typed !== "" && !isGuessable(typed, words) },
  ];
}
