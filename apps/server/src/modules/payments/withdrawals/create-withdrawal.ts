import { APPROVED_ACCOUNT } from "@baize/domain/payments/payout-account";
import type { Handler } from "@baize/api/contract/contract";
import { formatAmount } from "@baize/domain/money/amount";
import { feeOf } from "@baize/domain/payments/fee";
import { WITHDRAWAL } from "@baize/domain/payments/withdrawal-state";
import { initialState } from "@baize/domain/state-machine/machine";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { fault } from "../../../platform/http/fault.ts";
import { requireProven } from "../../../platform/http/require-proven.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { guardFrozen, guardHeld } from "../../identity/member/guard-frozen.ts";
import { isUuid } from "../../../platform/ids/uuid.ts";
import type { Owner } from "../../../ledger/account.ts";
import { post } from "../../../ledger/post.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { refuseInsufficient, requestedAmount, requireWithin } from "../amount.ts";
import { collectDebt } from "../collect-debt.ts";
import { lockWallets } from "../lock-wallets.ts";
import { requirePaymentPassword } from "../payment-password/require-payment-password.ts";
import { insertStep, listSteps } from "../payment-steps/queries.ts";
import { countToday, findPayoutAccount, insertWithdrawal, type WithdrawalRow } from "./queries.ts";
import { loadConditions } from "./load-conditions.ts";
import { settleWithdrawal } from "./settle-withdrawal.ts";
import { withdrawalView } from "./view.ts";

/**
 * Throws where the member may not withdraw now. Call it with the wallets locked, so that concurrent requests see each other.
 */
async function checkMayWithdraw(tx: Transaction, ctx: MemberContext, amount: bigint): Promise<void> {
  await guardFrozen(tx, ctx);
  await guardHeld(tx, ctx);
  const { currency } = ctx.brand;
  const { left, ...bounds } = await loadConditions(tx, ctx);
  requireWithin(amount, bounds, currency);
  if ((await countToday(tx, ctx)) >= ctx.brand.payments.withdrawal.perDay) throw fault("withdraw.daily_limit");
  if (left > 0n) throw fault("withdraw.wagering_open", { remaining: formatAmount(left, currency), currency });
}

/** Moves the amount from cash to the locked wallet. Throws `money.insufficient`. */
async function hold(tx: Transaction, { id, amount, createdAt: at }: WithdrawalRow, owner: Owner): Promise<void> {
  const move = { posting: "withdraw-hold", owner, amount, ref: id } as const;
  await post(runIn(tx), move, { txId: newId(), at }).catch((error: unknown) => refuseInsufficient(error, owner.currency));
}

async function newWithdrawal(tx: Transaction, ctx: MemberContext, accountId: string, amount: bigint): Promise<WithdrawalRow> {
  const { brand, member, now } = ctx;
  const account = isUuid(accountId) ? await findPayoutAccount(tx, member.id, accountId) : undefined;
  if (!account) throw fault("withdraw.account_unknown");
  if (account.state !== APPROVED_ACCOUNT) throw fault("withdraw.account_not_approved");
  const { adapter, feePpm, feeFixed } = brand.payments.withdrawal;
  return {
    memberId: member.id,
    id: newId(),
    brand: brand.code,
    adapter,
    currency: brand.currency,
    amount,
    fee: feeOf(amount, { ppm: feePpm, fixed: BigInt(feeFixed) }),
    state: initialState(WITHDRAWAL),
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

/** Approves and pays a small withdrawal at once, where the brand's settings say so. */
async function autoApprove(tx: Transaction, ctx: MemberContext, row: WithdrawalRow): Promise<WithdrawalRow> {
  if (row.amount > BigInt(ctx.brand.payments.withdrawal.unseenUpTo)) return row;
  const step = { by: "system" as const, at: ctx.now };
  const approved = (await settleWithdrawal(ctx.system, tx, row, "approved", step)) ?? row;
  return (await settleWithdrawal(ctx.system, tx, approved, "paying", step)) ?? approved;
}

/** Requests a withdrawal: the amount is held in the locked wallet until it is paid or returned. */
export const createWithdrawal: Handler<"withdrawals.create", ServerContexts> = async (ctx, input) => {
  const { brand, member, now: at } = ctx;
  const amount = requestedAmount(input.amount, brand.currency);
  if (amount > BigInt(brand.payments.withdrawal.proofAbove)) requireProven(ctx.session, at);
  await requirePaymentPassword(ctx, input.paymentPassword);
  const owner: Owner = { id: member.id, book: member.book, currency: brand.currency };
  return await ctx.commit(async (tx) => {
    await lockWallets(tx, owner);
    const row = await newWithdrawal(tx, ctx, input.account, amount);
    await collectDebt(tx, owner, row.id, at);
    await checkMayWithdraw(tx, ctx, amount);
    await hold(tx, row, owner);
    await insertWithdrawal(tx, row);
    await insertStep(tx, { memberId: member.id, subject: row.id, state: row.state, actor: "member", at });
    await writeAudit(tx, ctx, "withdrawal.create", member.id, { withdrawal: row.id, amount: amount.toString() });
    const now = await autoApprove(tx, ctx, row);
    return withdrawalView(now, await listSteps(tx, member.id, [row.id]), ctx.language);
  });
};
