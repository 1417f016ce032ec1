import { useTranslation } from "react-i18next";
import { PasswordField } from "@baize/ui/password-field";
import type { Refusal } from "./use-refusal.ts";

/** The password once more, before an irreversible action. */
export function PasswordProof({ refusal }: { refusal: Pick<Refusal<"password">, "of"> }) {
  const { t } = useTranslation(["points", "common"]);
  return (
    <PasswordField
      name="password"
      label={t("password")}
      required
      maxLength={256}
      words={{ show: t("common:field.showPassword"), hide: t("common:field.hidePassword") }}
      {...refusal.of("password")}
    />
  );
}
