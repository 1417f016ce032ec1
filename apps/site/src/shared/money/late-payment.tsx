import { useTranslation } from "react-i18next";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { useFormat } from "@baize/i18n/use-format";
import { useOverlay } from "../overlays/use-overlay.ts";

interface LatePaymentProps {
  kind: "deposit" | "withdrawal";
  /** By when it was expected; undefined where no time was stated. */
  expected: { readonly at: number; readonly passed: boolean } | undefined;
}

/** Says that a payment takes longer than was stated, and leads to support; nothing before that. */
export function LatePayment({ kind, expected }: LatePaymentProps) {
  const { t } = useTranslation(["money", "common"]);
  const format = useFormat();
  const { show } = useOverlay();
  if (!expected?.passed) return null;
  const time = format.dateTime(expected.at);
  return (
    <Alert
      tone="warning"
      announce="polite"
      title={t(`late.${kind}`)}
      actions={
        <Button variant="primary" onClick={() => show("support")}>
          {t("common:nav.support")}
        </Button>
      }
    >
      {kind === "deposit" ? t("late.bodyDeposit", { time }) : t("late.bodyWithdrawal", { time })}
    </Alert>
  );
}
