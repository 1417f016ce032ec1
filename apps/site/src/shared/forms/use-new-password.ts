import { useTranslation } from "react-i18next";
import { formText } from "./form-text.ts";

interface Judged {
  readonly values: { readonly newPassword: string; readonly confirmNewPassword: string };
  /** What a browser can find wrong with them. */
  readonly found: { readonly newPassword?: string; readonly confirmNewPassword?: string };
}

/** Reads the two fields of a new password out of a form. */
export function useNewPassword(): (form: FormData) => Judged {
  const { t } = useTranslation(["auth", "validation"]);
  return (form) => {
    const [newPassword, confirmNewPassword] = [formText(form, "newPassword"), formText(form, "confirmNewPassword")];
    const found = {
      ...(newPassword ? {} : { newPassword: t("validation:issue.required", { field: t("password.new") }) }),
      ...(newPassword === confirmNewPassword ? {} : { confirmNewPassword: t("validation:issue.mismatch") }),
    };
    return { values: { newPassword, confirmNewPassword }, found };
  };
}
