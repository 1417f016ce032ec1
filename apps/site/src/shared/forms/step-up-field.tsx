import { useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { PasswordField } from "@baize/ui/password-field";
import type { Refusal } from "./use-refusal.ts";

/** The member's password, asked for before sign-in methods change. */
export function StepUpField({ refusal }: { refusal: Pick<Refusal<"password">, "of"> }) {
  const { t } = useTranslation(["auth", "common"]);
  const id = useId();
  // It appears in answer to a press, and is the next thing to do, so it takes the focus.
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <PasswordField
      id={id}
      name="password"
      label={t("password.old")}
      description={t("security.stepUp")}
      required
      maxLength={256}
      words={{ show: t("common:field.showPassword"), hide: t("common:field.hidePassword") }}
      {...refusal.of("password")}
    />
  );
}
