import { useTranslation } from "react-i18next";

/** What a form finds wrong with a number and its code before it is sent: nothing typed. */
export function usePhoneCodeIssues() {
  const { t } = useTranslation("validation");
  const missing = (field: "mobileNum" | "verificationCode") => t("issue.required", { field: t(`field.${field}.label`) });
  return {
    ofNumber: (number: string) => (number === "" ? { mobileNum: missing("mobileNum") } : {}),
    ofCode: (code: string) => (code === "" ? { verificationCode: missing("verificationCode") } : {}),
  };
}
