import { useTranslation } from "react-i18next";
import { PasswordField } from "@baize/ui/password-field";
import { useSession } from "../session/session.ts";
import type { TextFields } from "./use-site-form.ts";

/** The password once more, before an irreversible action. */
export function PasswordProof({ form }: { form: TextFields<"password"> }) {
  const { t } = useTranslation("points");
  const account = useSession()?.account;
  return <PasswordField label={t("password")} required maxLength={256} username={account} {...form.of("password")} />;
}
