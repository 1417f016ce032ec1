import { useTranslation } from "react-i18next";
import { formText } from "./form-text.ts";

interface NewPassword {
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** The browser's own checks of a new password that is typed twice. */
export function useNewPasswordCheck(): (values: NewPassword) => Partial<NewPassword> {
  const { t } = useTranslation(["auth", "validation"]);
  return ({ newPassword, confirmNewPassword }) => ({
    ...(newPassword ? {} : { newPassword: t("validation:issue.required", { field: t("password.new") }) }),
    ...(newPassword === confirmNewPassword ? {} : { confirmNewPassword: t("validation:issue.mismatch") }),
  });
}

/** Reads the two fields from a form, and checks them. */
export function useNewPassword(): (form: FormData) => { readonly values: NewPassword; readonly found: Partial<NewPassword> } {
  const check = useNewPasswordCheck();
  return (form) => {
    const values = { newPassword: formText(form, "newPassword"), confirmNewPassword: formText(form, "confirmNewPassword") };
    return { values, found: check(values) };
  };
}
