import { asc, eq } from "drizzle-orm";
import * as z from "zod";
import { DEPOSIT_STATES, type DepositState } from "@baize/domain/payments/deposit-state";
import { WITHDRAWAL_STATES, type WithdrawalState } from "@baize/domain/payments/withdrawal-state";
import { formatAmount } from "@baize/domain/money/amount";
import { transact } from "../../platform/database/retry.ts";
import { members } from "../identity/schema.ts";
import { deposits, withdrawals } from "./schema.ts";
import { lockDeposit } from "./deposits/step-deposit.ts";
import { settleDeposit } from "./deposits/settle-deposit.ts";
import { settleWithdrawal } from "./withdrawals/settle-withdrawal.ts";
import { lockWithdrawal } from "./withdrawals/step-withdrawal.ts";
import type { System } from "../../platform/system.ts";
import { MOST, one, state as stateOf } from "../../platform/operator/fields.ts";
import { type Operation, operation, type Operator, Refused } from "../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../platform/operator/write-operator-audit.ts";
import { withdrawalImages } from "../uploads/show-images.ts";

function depositTo(to: DepositState, summary: string): Operation {
  const run = async (system: System, { id }: z.infer<typeof one>, operator: Operator) =>
    await transact(system.db, async (tx) => {
      const row = await lockDeposit(tx, id);
      if (!row) throw new Refused(`There is no deposit ${id}.`);
      const step = { by: "operator" as const, at: system.now(), note: operator.name };
      if (!(await settleDeposit(tx, row, to, step))) throw new Refused(`A deposit that is ${row.state} cannot become ${to}.`);
      const { brand, memberId, state: from } = row;
      await writeOperatorAudit(tx, system, operator, {
        brand,
        action: `deposit.${to}`,
        memberId,
        details: { deposit: id, from },
      });
      return { id, from: row.state, state: to };
    });
  return operation({ summary, access: "money", input: one, run });
}

function withdrawalTo(to: WithdrawalState, summary: string): Operation {
  const run = async (system: System, { id }: z.infer<typeof one>, operator: Operator) =>
    await transact(system.db, async (tx) => {
      const row = await lockWithdrawal(tx, id);
      if (!row) throw new Refused(`There is no withdrawal ${id}.`);
      const step = { by: "operator" as const, at: system.now(), note: operator.name };
      if (!(await settleWithdrawal(system, tx, row, to, step)))
        throw new Refused(`A withdrawal that is ${row.state} cannot become ${to}.`);
      const { brand, memberId, state: from } = row;
      await writeOperatorAudit(tx, system, operator, {
        brand,
        action: `withdrawal.${to}`,
        memberId,
        details: { withdrawal: id, from },
      });
      return { id, from: row.state, state: to };
    });
  return operation({ summary, access: "money", input: one, run });
}

const depositFilter = z.strictObject({ state: stateOf(DEPOSIT_STATES, "review") });
const withdrawalFilter = z.strictObject({ state: stateOf(WITHDRAWAL_STATES, "pending") });

async function listDeposits({ db }: System, { state }: z.infer<typeof depositFilter>) {
  const rows = await db
    .select({ row: deposits, username: members.username })
    .from(deposits)
    .innerJoin(members, eq(members.id, deposits.memberId))
    .where(eq(deposits.state, state))
    .orderBy(asc(deposits.createdAt))
    .limit(MOST);
  return rows.map(({ row, username }) => ({
    id: row.id,
    member: username,
    channel: row.channel,
    amount: `${formatAmount(row.amount, row.currency)} ${row.currency}`,
    state: row.state,
    at: row.createdAt.toISOString(),
  }));
}

async function listWithdrawals({ db }: System, { state }: z.infer<typeof withdrawalFilter>) {
  const rows = await db
    .select({ row: withdrawals, username: members.username })
    .from(withdrawals)
    .innerJoin(members, eq(members.id, withdrawals.memberId))
    .where(eq(withdrawals.state, state))
    .orderBy(asc(withdrawals.createdAt))
    .limit(MOST);
  return rows.map(({ row, username }) => ({
    id: row.id,
    member: username,
    account: row.accountLabel,
    amount: `${formatAmount(row.amount, row.currency)} ${row.currency}`,
    state: row.state,
    at: row.createdAt.toISOString(),
  }));
}

/** What the house does with money in and out. */
export const paymentOperations: Readonly<Record<string, Operation>> = {
  "deposits list": operation({
    summary: "Deposits of one state, the oldest first; `review` unless said otherwise",
    input: depositFilter,
    run: listDeposits,
  }),
  "deposits approve": depositTo("succeeded", "Credits a deposit: the money was seen"),
  "deposits fail": depositTo("failed", "Ends a deposit: no money came"),
  "withdrawals list": operation({
    summary: "Withdrawals of one state, the oldest first; `pending` unless said otherwise",
    input: withdrawalFilter,
    run: listWithdrawals,
  }),
  "withdrawals images": withdrawalImages,
  "withdrawals approve": withdrawalTo("approved", "Lets a withdrawal be paid"),
  "withdrawals reject": withdrawalTo("rejected", "Declines a withdrawal: the amount goes back to the balance"),
  "withdrawals pay": withdrawalTo("paying", "Hands an approved withdrawal to its payment adapter"),
  "withdrawals paid": withdrawalTo("paid", "Says that it was sent, or sent again after a dispute; the member is asked"),
  "withdrawals received": withdrawalTo("received", "Ends a dispute: it did arrive"),
  "withdrawals refund": withdrawalTo("refunded", "Ends a dispute: the whole amount goes back to the balance"),
};
