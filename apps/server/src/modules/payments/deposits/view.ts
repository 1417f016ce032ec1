import type { OutputOf } from "@baize/api/contract/contract";
import { CHANNEL_KINDS } from "@baize/domain/payments/channel";
import { awaitsPayment, DEPOSIT_STATES } from "@baize/domain/payments/deposit-state";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { DepositRow } from "./queries.ts";
import type { StepRow } from "../payment-steps/queries.ts";
import { timelineOf } from "../payment-steps/timeline.ts";

export type DepositView = OutputOf<"deposits.get">;

export function depositView(row: DepositRow, steps: readonly StepRow[], now: Date): DepositView {
  const { id, channel, currency, amount, fee, expiresAt, createdAt, updatedAt } = row;
  const state = row.state;
  const kind = CHANNEL_KINDS.find((one) => one === row.kind) ?? "bank_transfer";
  const money = (minor: bigint) => toMoneyAmount({ minor, currency });
  return {
    id,
    channel,
    kind,
    amount: money(amount),
    fee: money(fee),
    credited: money(amount - fee),
    state,
    payUrl: awaitsPayment(state) && expiresAt > now ? row.payUrl : null,
    expiresAt: expiresAt.getTime(),
    createdAt: createdAt.getTime(),
    updatedAt: updatedAt.getTime(),
    steps: timelineOf(steps, id, currency, DEPOSIT_STATES),
  };
}
