import { useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { PasswordField } from "@baize/ui/password-field";
import type { Refusal } from "./use-refusal.ts";

/** The member's password, asked for before sign-in methods change. */
export function StepUpField({ refusal }: { refusal: Pick<Refusal<"password">, "of"> }) {
  const { t } = useTranslation(["auth", "common"]);
  const id = useId();
  // It comes as the answer to a press, and is what has to be done next.
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
