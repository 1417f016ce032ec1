import { useTranslation } from "react-i18next";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";

/** The ticket on the board is one of the slip, which stays as it is until it is replaced. */
export function ReplaceNotice({ onKeep }: { onKeep: () => void }) {
  const { t } = useTranslation("lottery");
  return (
    <Alert
      tone="info"
      announce="polite"
      actions={
        <Button size="sm" onClick={onKeep}>
          {t("edit.keep")}
        </Button>
      }
    >
      {t("edit.notice")}
    </Alert>
  );
}
