import { useTranslation } from "react-i18next";
import type { DynamicFormMessages } from "@baize/ui/dynamic-form";
import { fieldLabel, issueText } from "@baize/i18n/issue-text";

/** The words of the registration form. */
export function useRegisterMessages(): DynamicFormMessages {
  const { t, i18n } = useTranslation(["auth", "common", "validation"]);
  const placeholder = (name: string) => {
    const text: unknown = i18n.getResource(i18n.language, "validation", `field.${name}.placeholder`);
    return typeof text === "string" ? text : undefined;
  };
  return {
    label: (name) => fieldLabel(i18n, name),
    placeholder,
    issue: (issue, name) => issueText(i18n, { ...issue, field: name }),
    optional: `(${t("common:state.optional")})`,
    password: {
      show: t("common:field.showPassword"),
      hide: t("common:field.hidePassword"),
      met: t("password.rule.met"),
      unmet: t("password.rule.unmet"),
    },
    dateEmpty: "–",
    calendar: {
      calendar: t("common:date.open"),
      previousMonth: t("common:date.previousMonth"),
      nextMonth: t("common:date.nextMonth"),
      month: t("common:field.month"),
      year: t("common:field.year"),
    },
    countryCode: t("validation:phone.dialCode"),
    submit: t("register.submit"),
    submitting: t("register.submitting"),
    summary: (count) => t("common:field.errorSummary", { count }),
    failed: t("common:state.errorHint"),
  };
}
