import { useTranslation } from "react-i18next";
import type { DynamicFormMessages, DynamicFormProps } from "@baize/ui/dynamic-form";
import { fieldLabel, issueText } from "@baize/i18n/issue-text";
import { passwordRules as rulesOf } from "../../shared/forms/password-rules.ts";

/** The texts of the registration form. */
export function useRegisterMessages(rules: DynamicFormProps["rules"]): DynamicFormMessages {
  const { t, i18n } = useTranslation(["auth", "common", "validation"]);
  const placeholder = (name: string) => {
    const text: unknown = i18n.getResource(i18n.language, "validation", `field.${name}.placeholder`);
    return typeof text === "string" ? text : undefined;
  };
  /** The rule of a new password shows before it is violated. */
  const passwordRules = (name: string, value: string) => {
    const rule = rules[name];
    return name === "password" && rule ? rulesOf(i18n, rule, value) : undefined;
  };
  return {
    passwordRules,
    label: (name) => fieldLabel(i18n, name),
    placeholder,
    issue: (issue, name) => issueText(i18n, { ...issue, field: name }),
    optional: `(${t("common:state.optional")})`,
    submit: t("register.submit"),
    submitting: t("register.submitting"),
    summary: (count) => t("common:field.errorSummary", { count }),
    failed: t("common:state.errorHint"),
  };
}
