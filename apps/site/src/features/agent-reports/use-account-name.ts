import { useTranslation } from "react-i18next";
import type { AccountFilter } from "./use-account-filter.ts";

/** What the scope of a report is called; none for the whole team. */
export function useAccountName({ account, reach }: AccountFilter): readonly string[] {
  const { t } = useTranslation(["agent-reports", "centre"]);
  return account === "" ? [] : [t("centre:filter.text", { text: account }), t(`reach.${reach}`)];
}
