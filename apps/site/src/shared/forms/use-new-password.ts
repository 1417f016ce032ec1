import { useTranslation } from "react-i18next";
import type { Problems } from "./use-field-problems.ts";

interface NewPassword {
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

const rules = { newPassword: { required: true } } as const;
const fieldOf = { "password.reused": "newPassword", "password.too_common": "newPassword" } as const;

/** The rules, error codes, labels and check of `NewPasswordFields`. */
export function useNewPassword() {
  const { t } = useTranslation(["auth", "validation"]);
  const labels = { newPassword: t("password.new"), confirmNewPassword: t("password.confirm") };
  const check = ({ newPassword, confirmNewPassword }: NewPassword): Problems<keyof NewPassword> => ({
    confirmNewPassword: newPassword === confirmNewPassword ? undefined : t("validation:issue.mismatch"),
  });
  return { rules, fieldOf, labels, check };
}
