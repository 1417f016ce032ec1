import { type WithdrawalState, RELEASED_STATES, RETURNED_STATES } from "@baize/domain/payments/withdrawal-state";
import { inEveryLanguage } from "@baize/i18n/server-text";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import type { Move } from "../../../ledger/post.ts";
import { postBatch } from "../../../ledger/post-batch.ts";
import type { System } from "../../../platform/system.ts";
import { adapterOf } from "../adapters.ts";
import { collectDebt } from "../collect-debt.ts";
import { loadParty, type PaymentParty } from "../queries.ts";
import { declineText } from "./decline-texts.ts";
import { notify, type PaymentNotification } from "../notifications.ts";
import { findChosenAccount, type WithdrawalRow } from "./queries.ts";
import { stepWithdrawal, type WithdrawalStep } from "./step-withdrawal.ts";

/** The postings of each step. Held money is in `locked`; paid money leaves by the adapter's clearing account. */
function movesOf(row: WithdrawalRow, to: WithdrawalState, { owner }: PaymentParty): readonly Move[] {
  const of = { owner, ref: row.id };
  const refs = { clearing: row.adapter };
  const sent = row.amount - row.fee;
  const all: Partial<Record<WithdrawalState, readonly Move[]>> = {
    paid: [
      { posting: "withdraw-paid", refs, ...of, amount: sent },
      { posting: "withdraw-fee", ...of, amount: row.fee },
    ],
    refunded: [
      { posting: "withdraw-refund", refs, ...of, amount: sent },
      { posting: "withdraw-fee-refund", ...of, amount: row.fee },
    ],
  };
  // Paid again after a dispute: the money has left already.
  if (to === "paid" && row.state !== "paying") return [];
  if (RELEASED_STATES.some((state) => state === to)) return [{ posting: "withdraw-release", ...of, amount: row.amount }];
  return all[to] ?? [];
}

async function handOver(system: System, tx: Transaction, row: WithdrawalRow, at: Date): Promise<void> {
  const account = await findChosenAccount(tx, row);
  const adapter = adapterOf(system, row.adapter);
  if (!account || !adapter) throw new Error(`The withdrawal ${row.id} has no account or adapter to be paid by`);
  const number = (await system.keys.sealing(tx)).unseal(account.sealedNumber);
  const { id, memberId, currency } = row;
  await adapter.payOut(tx, { id, memberId, amount: row.amount - row.fee, currency, number, at });
}

const NOTIFICATIONS: Partial<Record<WithdrawalState, PaymentNotification>> = {
  approved: "withdraw_approved",
  rejected: "withdraw_rejected",
  failed: "withdraw_rejected",
  refunded: "withdraw_rejected",
  paid: "withdraw_paid",
};

/** When an unanswered payment counts as received: set when it is paid, null in every other state. */
function clockAt(system: System, to: WithdrawalState, { brand }: PaymentParty, at: Date) {
  if (to === "partly_received") return {};
  if (to !== "paid") return { autoAt: null };
  const minutes = system.brands.of(brand).profile.withdrawalAutoConfirmMinutes;
  return { paidAt: at, autoAt: new Date(at.getTime() + minutes * 60_000), reminders: 0 };
}

const reasonTexts = (reason: string) => inEveryLanguage((language) => declineText(reason, language));

/**
 * Applies one step to a locked withdrawal: its state, the money, the adapter, the time to answer and the member's notification.
 * Undefined, and nothing done, where the state machine has no such step.
 */
export async function settleWithdrawal(
  system: System,
  tx: Transaction,
  row: WithdrawalRow,
  to: WithdrawalState,
  step: WithdrawalStep,
): Promise<WithdrawalRow | undefined> {
  const party = await loadParty(tx, row.memberId, row.currency);
  const after = await stepWithdrawal(tx, row, to, step, clockAt(system, to, party, step.at));
  if (!after) return undefined;
  await postBatch(runIn(tx), step.at, movesOf(row, to, party));
  if (RETURNED_STATES.some((state) => state === to)) await collectDebt(tx, party.owner, row.id, step.at);
  if (to === "paying") await handOver(system, tx, row, step.at);
  const notification = NOTIFICATIONS[to];
  const amount = to === "paid" || to === "approved" ? row.amount - row.fee : row.amount;
  const { memberId, currency } = row;
  const about = { memberId, currency, amount, to: row.accountLabel, at: step.at };
  if (step.reason) await notify(tx, "withdraw_declined", { ...about, reason: reasonTexts(step.reason) });
  else if (notification) await notify(tx, notification, about);
  return after;
}
