import type { OutputOf } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { type Receipt, RECEIPTS } from "@baize/domain/payments/receipt";
import { canMove } from "@baize/domain/state-machine/machine";
import { WITHDRAWAL_STATES, WITHDRAWAL, type WithdrawalState } from "@baize/domain/payments/withdrawal-state";
import type { StepRow } from "../payment-steps/queries.ts";
import { timelineOf } from "../payment-steps/timeline.ts";
import { declineText } from "./decline-texts.ts";
import type { WithdrawalRow } from "./queries.ts";

export type WithdrawalView = OutputOf<"withdrawals.cancel">;

const LEADS_TO: Record<Receipt, WithdrawalState> = {
  received: "received",
  partial: "partly_received",
  all: "received",
  not_received: "disputed",
};

/** The answers that a member may give now. `all` after a partial receipt or a dispute, `received` otherwise. */
export function answersOf(state: WithdrawalState): Receipt[] {
  const after = state !== "paid";
  return RECEIPTS.filter(
    (receipt) =>
      canMove(WITHDRAWAL, state, LEADS_TO[receipt], "member") &&
      (receipt !== "received" || !after) &&
      (receipt !== "all" || after),
  );
}

export function withdrawalView(row: WithdrawalRow, steps: readonly StepRow[], language: string): WithdrawalView {
  const { id, currency, amount, fee, received, accountLabel, paidAt, autoAt, createdAt, updatedAt } = row;
  const state = row.state;
  const money = (minor: bigint) => toMoneyAmount({ minor, currency });
  const sent = amount - fee;
  const reason = steps.find((step) => step.subject === id && step.reason !== "")?.reason;
  return {
    id,
    amount: money(amount),
    fee: money(fee),
    sent: money(sent),
    received: money(received),
    remainder: money(sent - received),
    state,
    account: accountLabel,
    reason: reason && declineText(reason, language),
    mayCancel: canMove(WITHDRAWAL, state, "cancelled", "member"),
    answers: answersOf(state),
    paidAt: paidAt?.getTime() ?? null,
    autoAt: autoAt?.getTime() ?? null,
    createdAt: createdAt.getTime(),
    updatedAt: updatedAt.getTime(),
    steps: timelineOf(steps, id, currency, WITHDRAWAL_STATES),
  };
}
