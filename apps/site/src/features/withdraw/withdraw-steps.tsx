import { useTranslation } from "react-i18next";
import { WITHDRAWAL_STATES, type WithdrawalState } from "@baize/domain/payments/withdrawal-state";
import { useFormat } from "@baize/i18n/use-format";
import { PaymentTimeline } from "../../shared/money/payment-timeline.tsx";
import type { Withdrawal } from "./types.ts";

const BAD = new Set<string>(["rejected", "failed", "refunded"]);
const stateOf = (text: string): WithdrawalState => WITHDRAWAL_STATES.find((one) => one === text) ?? "pending";

/** The current step, and the next ones if nothing goes wrong. */
const AHEAD = {
  pending: ["approved", "paid", "received"],
  approved: ["paid", "received"],
  paying: ["paid", "received"],
  paid: ["received"],
  partly_received: ["received"],
  disputed: [],
} as const satisfies Partial<Record<WithdrawalState, readonly WithdrawalState[]>>;
const isOpen = (state: WithdrawalState): state is keyof typeof AHEAD => Object.hasOwn(AHEAD, state);

/** The timeline of one withdrawal. */
export function WithdrawSteps({ withdrawal: { amount, state, steps } }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation("money");
  const format = useFormat();
  return (
    <PaymentTimeline
      label={t("withdraw.named", { amount: format.money(amount) })}
      steps={steps}
      title={(one) => t(`withdraw.state.${stateOf(one)}`)}
      waiting={isOpen(state) ? t(`withdraw.now.${state}`) : undefined}
      ahead={isOpen(state) ? AHEAD[state] : []}
      toneOf={(one) => (BAD.has(one) ? "negative" : one === "disputed" ? "warning" : "positive")}
    />
  );
}
