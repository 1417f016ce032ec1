import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PasswordField } from "@baize/ui/password-field";
import { useSession } from "../session/session.ts";
import { passwordRules } from "./password-rules.ts";
import { useRead } from "../api/use-read.ts";
import type { TextFields } from "./use-site-form.ts";

interface NewPasswordFieldsProps {
  form: TextFields<"newPassword" | "confirmNewPassword">;
}

/** A new password, twice, with the brand's rule and whether it is met. */
export function NewPasswordFields({ form }: NewPasswordFieldsProps) {
  const { t, i18n } = useTranslation(["auth", "validation"]);
  const { data: settings } = useRead("register.settings", {});
  const [typed, setTyped] = useState("");
  const rule = settings?.fields.password;
  const account = useSession()?.account;
  const rules = rule && passwordRules(i18n, { ...rule, enabled: true, required: true }, typed, account ? [account] : []);
  return (
    <>
      <PasswordField
        label={t("password.new")}
        required
        maxLength={256}
        autoComplete="new-password"
        rules={rules}
        value={typed}
        onValueChange={setTyped}
        {...form.of("newPassword")}
      />
      <PasswordField
        label={t("password.confirm")}
        required
        maxLength={256}
        autoComplete="new-password"
        {...form.of("confirmNewPassword")}
      />
    </>
  );
}
