import type { OutputOf } from "@baize/api/contract/contract";
import { recordedAt } from "./recorded-calls.ts";

type Withdrawal = OutputOf<"withdrawals.get">;
type Deposit = OutputOf<"deposits.get">;

const HOUR_MS = 3_600_000;
const ago = (hours: number) => recordedAt.getTime() - hours * HOUR_MS;
const inr = (amount: string) => ({ amount, currency: "INR" });

/** A withdrawal that no operator has looked at for 26 hours. */
export const lateWithdrawal: Withdrawal = {
  id: "0199f0c2-7f4e-7a10-9c3d-2f6b8a1d4e01",
  amount: inr("12000.00"),
  fee: inr("5.00"),
  sent: inr("11995.00"),
  received: inr("0.00"),
  remainder: inr("11995.00"),
  state: "pending",
  account: "SBI ••4471",
  mayCancel: true,
  answers: [],
  paidAt: null,
  autoAt: null,
  createdAt: ago(26),
  updatedAt: ago(26),
  steps: [{ state: "pending", actor: "member", amount: null, at: ago(26) }],
  proofs: 0,
  expected: { at: ago(2), passed: true },
};

/** The same, declined by an operator in own words. */
export const declinedWithdrawal: Withdrawal = {
  ...lateWithdrawal,
  state: "rejected",
  mayCancel: false,
  reason: "The bank says that this account was closed on 3 March. Add another one.",
  steps: [...lateWithdrawal.steps, { state: "rejected", actor: "operator", amount: null, at: ago(1) }],
  expected: undefined,
};

/** A paid deposit that its bank has been sending for an hour. */
export const lateDeposit: Deposit = {
  id: "0199f0c2-7f4e-7a10-9c3d-2f6b8a1d4e02",
  channel: "upi",
  kind: "upi",
  amount: inr("1000.00"),
  fee: inr("0.00"),
  credited: inr("1000.00"),
  state: "processing",
  payUrl: null,
  expiresAt: ago(1),
  createdAt: ago(1.1),
  updatedAt: ago(1),
  steps: [
    { state: "created", actor: "member", amount: null, at: ago(1.1) },
    { state: "processing", actor: "adapter", amount: null, at: ago(1) },
  ],
  expected: { at: ago(0.9), passed: true },
};
