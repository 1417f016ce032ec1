import { useTranslation } from "react-i18next";
import { Alert } from "@baize/ui/alert";
import { SupportLink } from "./support-link.tsx";

/** Says before anything is typed that an operator holds withdrawals, and leads to support. `id` names the text for the button that it explains. */
export function HeldNotice({ id }: { readonly id: string }) {
  const { t } = useTranslation("money");
  return (
    <Alert tone="warning">
      <span id={id}>{t("withdraw.held")}</span> <SupportLink />
    </Alert>
  );
}
