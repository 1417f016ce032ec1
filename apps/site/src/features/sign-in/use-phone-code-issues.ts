import { useTranslation } from "react-i18next";

/** The form's own checks of a number and its code: neither may be empty. */
export function usePhoneCodeIssues() {
  const { t } = useTranslation("validation");
  const missing = (field: "mobileNum" | "verificationCode") => t("issue.required", { field: t(`field.${field}.label`) });
  return {
    ofNumber: (number: string) => (number === "" ? { mobileNum: missing("mobileNum") } : {}),
    ofCode: (code: string) => (code === "" ? { verificationCode: missing("verificationCode") } : {}),
  };
}
