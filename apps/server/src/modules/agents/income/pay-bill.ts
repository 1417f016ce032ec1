import type { Handler } from "@baize/api/contract/contract";
import { maskAccount } from "@baize/domain/identity/member/mask";
import { formatAmount } from "@baize/domain/money/amount";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { notifyMember } from "../../inbox/send-message.ts";
import { requirePaymentPassword } from "../../payments/payment-password/require-payment-password.ts";
import { membersOf } from "../settlement/payment-sides.ts";
import { Payments } from "../settlement/payments.ts";
import { lockBill, requirePayer } from "./lock-bill.ts";
import { statementView } from "./view.ts";

/** Pays a bill out of the caller's commission. */
export const payBill: Handler<"income.pay", ServerContexts> = async (ctx, { id, paymentPassword }) => {
  const { brand, member, now: at } = ctx;
  const { currency } = brand;
  requirePayer(ctx);
  await requirePaymentPassword(ctx, paymentPassword);
  return await ctx.commit(async (tx) => {
    const { named, row } = await lockBill(tx, ctx, id, "pay");
    const { amount, memberId, runId } = row;
    const payments = await Payments.load(tx, brand, membersOf(row), at);
    const lacking = payments.lackingOf(row);
    if (lacking > 0n) throw fault("money.insufficient", { balance: formatAmount(amount - lacking, currency), currency });
    const paid = payments.settle(row, { event: "pay", lacking });
    await payments.write();
    await writeAudit(tx, ctx, "bill.pay", member.id, { run: runId, to: memberId, amount: amount.toString() });
    await notifyMember(tx, memberId, "bill_paid", { amount: { minor: amount, currency }, to: maskAccount(member.username) }, at);
    return statementView(ctx, { ...named, row: paid });
  });
};
