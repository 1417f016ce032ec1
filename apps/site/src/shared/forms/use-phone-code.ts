import { useTranslation } from "react-i18next";
import type { PhoneValue } from "@baize/ui/phone-field";
import { codeErrorFields } from "./code-error-fields.ts";

interface PhoneCode {
  readonly mobileNum: PhoneValue;
}

const rules = { verificationCode: { required: true } } as const;

/** The rules, error codes and check of `PhoneCodeFields`. */
export function usePhoneCode() {
  const { t } = useTranslation("validation");
  const check = ({ mobileNum }: PhoneCode) => ({
    mobileNum: mobileNum.number === "" ? t("issue.required", { field: t("field.mobileNum.label") }) : undefined,
  });
  return { rules, fieldOf: codeErrorFields, check };
}
