import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { DEPOSIT_STATES, type DepositState } from "@baize/domain/payments/deposit-state";
import { useFormat } from "@baize/i18n/use-format";
import { PaymentTimeline } from "../../shared/money/payment-timeline.tsx";

const bad = new Set<string>(["failed", "expired", "reversed"]);
const stateOf = (text: string): DepositState => DEPOSIT_STATES.find((one) => one === text) ?? "created";

/** The timeline of one deposit. */
export function DepositSteps({ deposit: { amount, state, steps } }: { deposit: OutputOf<"deposits.get"> }) {
  const { t } = useTranslation("money");
  const format = useFormat();
  const open = state === "created" || state === "processing" || state === "review";
  return (
    <PaymentTimeline
      label={t("deposit.named", { amount: format.money(amount) })}
      steps={steps}
      title={(one) => t(`deposit.state.${stateOf(one)}`)}
      waiting={open ? t(`deposit.now.${state}`) : undefined}
      ahead={open ? ["succeeded"] : []}
      toneOf={(one) => (bad.has(one) ? "negative" : one === "review" ? "warning" : "positive")}
    />
  );
}
