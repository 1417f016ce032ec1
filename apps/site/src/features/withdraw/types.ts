import type { OutputOf } from "@baize/api/contract/contract";

export type Withdrawal = OutputOf<"withdrawals.get">;

export type WithdrawalRules = OutputOf<"withdrawals.rules">;

export type PayoutAccount = OutputOf<"payout.list">["items"][number];
