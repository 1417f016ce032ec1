import type { Handler } from "@baize/api/contract/contract";
import { formatAmount } from "@baize/domain/money/amount";
import { feeOf } from "@baize/domain/payments/fee";
import { wageringLeft } from "@baize/domain/payments/wagering";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { fault } from "../../../platform/http/fault.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { guardFrozen } from "../../identity/member/guard-frozen.ts";
import { isUuid } from "../../../platform/ids/uuid.ts";
import type { Owner } from "../../../ledger/account.ts";
import { InsufficientFunds } from "../../../ledger/post.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { requestedAmount, requireWithin } from "../amount.ts";
import { requirePaymentPassword } from "../payment-password/require-payment-password.ts";
import { settleWithdrawal } from "./settle-withdrawal.ts";
import { stepsOf } from "../steps/queries.ts";
import { turnoverOf } from "./turnover.ts";
import type { WithdrawalRow } from "./step-withdrawal.ts";
import { countToday, holdAmount, insertWithdrawal, lockWallets, payoutAccount } from "./queries.ts";
import { withdrawalView } from "./view.ts";

/** Judged with the member's wallets locked: two at once see each other. */
async function judge(tx: Transaction, ctx: MemberContext): Promise<void> {
  await guardFrozen(tx, ctx);
  const { perDay, turnoverPpm } = ctx.brand.payments.withdrawal;
  if ((await countToday(tx, ctx)) >= perDay) throw fault("withdraw.daily_limit");
  const { deposited, validBets } = await turnoverOf(tx, ctx.member.id);
  const left = wageringLeft(deposited, validBets, turnoverPpm);
  const { currency } = ctx.brand;
  if (left > 0n) throw fault("withdraw.wagering_open", { remaining: formatAmount(left, currency), currency });
}

async function hold(tx: Transaction, row: WithdrawalRow, owner: Owner): Promise<void> {
  await holdAmount(tx, row, owner).catch((error: unknown) => {
    if (!(error instanceof InsufficientFunds)) throw error;
    const { currency } = owner;
    throw fault("money.insufficient", { balance: formatAmount(error.balance, currency), currency });
  });
}

async function rowOf(tx: Transaction, ctx: MemberContext, accountId: string, amount: bigint): Promise<WithdrawalRow> {
  const { brand, member, now } = ctx;
  const account = isUuid(accountId) ? await payoutAccount(tx, member.id, accountId) : undefined;
  if (!account) throw fault("withdraw.account_unknown");
  const { adapter, feePpm, feeFixed } = brand.payments.withdrawal;
  return {
    memberId: member.id,
    id: newId(),
    brand: brand.code,
    adapter,
    currency: brand.currency,
    amount,
    fee: feeOf(amount, { ppm: feePpm, fixed: BigInt(feeFixed) }),
    state: "pending",
    accountId,
    accountLabel: `${account.bank} ${account.masked}`.trim(),
    received: 0n,
    reminders: 0,
    paidAt: null,
    autoAt: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** Small ones go out without being looked at, where the brand says so. */
async function passUnseen(tx: Transaction, ctx: MemberContext, row: WithdrawalRow): Promise<WithdrawalRow> {
  if (row.amount > BigInt(ctx.brand.payments.withdrawal.unseenUpTo)) return row;
  const step = { by: "system" as const, at: ctx.now };
  const approved = (await settleWithdrawal(ctx.system, tx, row, "approved", step)) ?? row;
  return (await settleWithdrawal(ctx.system, tx, approved, "paying", step)) ?? approved;
}

/** Asks for money out: it is held in the locked wallet from here on, until it is paid or given back. */
export const createWithdrawal: Handler<"withdrawals.create", ServerContexts> = async (ctx, input) => {
  const { brand, member } = ctx;
  const amount = requestedAmount(input.amount, brand.currency);
  const { min, max } = brand.payments.withdrawal;
  requireWithin(amount, { min: BigInt(min), max: BigInt(max) }, brand.currency);
  await requirePaymentPassword(ctx, input.paymentPassword);
  const owner: Owner = { id: member.id, book: member.book, currency: brand.currency };
  return await ctx.commit(async (tx) => {
    await lockWallets(tx, owner);
    const row = await rowOf(tx, ctx, input.account, amount);
    await judge(tx, ctx);
    await hold(tx, row, owner);
    await insertWithdrawal(tx, row);
    await writeAudit(tx, ctx, "withdrawal.create", member.id, { withdrawal: row.id, amount: amount.toString() });
    const now = await passUnseen(tx, ctx, row);
    return withdrawalView(now, await stepsOf(tx, member.id, [row.id]));
  });
};
