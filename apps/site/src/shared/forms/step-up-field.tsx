import { useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { PasswordField } from "@baize/ui/password-field";
import type { TextFields } from "./use-site-form.ts";

/** The member's password, asked for before sign-in methods change. */
export function StepUpField({ form }: { form: TextFields<"password"> }) {
  const { t } = useTranslation(["auth", "common"]);
  const id = useId();
  // It appears in answer to a press, and is the next thing to do, so it takes the focus.
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <PasswordField
      id={id}
      label={t("password.old")}
      description={t("security.stepUp")}
      required
      maxLength={256}
      words={{ show: t("common:field.showPassword"), hide: t("common:field.hidePassword") }}
      {...form.of("password")}
    />
  );
}
