import { useState } from "react";
import { useTranslation } from "react-i18next";
import { validateField } from "@baize/domain/field/validate";
import { PasswordField } from "@baize/ui/password-field";
import { issueText } from "@baize/i18n/issue-text";
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
  const met =
    rule !== undefined && validateField({ ...rule, enabled: true, required: true }, typed, { secret: true }) === undefined;
  const text =
    rule &&
    issueText(i18n, {
      field: "password",
      code: "pattern",
      params: { min: rule.minLength, max: rule.maxLength, patternId: rule.patternId },
    });
  return (
    <>
      <PasswordField
        label={t("password.new")}
        required
        maxLength={256}
        autoComplete="new-password"
        rules={text ? [{ id: "rule", text, met }] : undefined}
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
