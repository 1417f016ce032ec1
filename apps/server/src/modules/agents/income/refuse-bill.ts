import type { Handler } from "@baize/api/contract/contract";
import { DISPUTE_LENGTH } from "@baize/domain/agents/settlement/dispute";
import { hasUnsafeCharacters } from "@baize/domain/field/unsafe";
import { maskAccount } from "@baize/domain/identity/member/mask";
import { countCharacters } from "@baize/domain/text/characters";
import { trimmed } from "@baize/domain/text/trim";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault, invalid } from "../../../platform/http/fault.ts";
import { notifyMember } from "../../inbox/send-message.ts";
import { requirePaymentPassword } from "../../payments/payment-password/require-payment-password.ts";
import { guaranteeCovers } from "../settlement/guarantee.ts";
import { membersOf } from "../settlement/payment-sides.ts";
import { Payments } from "../settlement/payments.ts";
import { lockBill, requirePayer } from "./lock-bill.ts";
import { statementView } from "./view.ts";

/** The reason as it is stored. Throws `input.invalid` for one that is too short or long, or hides its order. */
function disputeOf(reason: string): string {
  const text = trimmed(reason);
  const length = countCharacters(text);
  if (length < DISPUTE_LENGTH.min) throw invalid("reason", "too_short", DISPUTE_LENGTH);
  if (length > DISPUTE_LENGTH.max) throw invalid("reason", "too_long", DISPUTE_LENGTH);
  if (hasUnsafeCharacters(text)) throw invalid("reason", "pattern");
  return text;
}

/** Refuses a bill with a reason. The guarantee pays it whole at once, so that the other side waits for nothing. */
export const refuseBill: Handler<"income.refuse", ServerContexts> = async (ctx, { id, reason, paymentPassword }) => {
  const { brand, member, now: at } = ctx;
  requirePayer(ctx);
  const dispute = disputeOf(reason);
  await requirePaymentPassword(ctx, paymentPassword);
  return await ctx.commit(async (tx) => {
    const { named, row } = await lockBill(tx, ctx, id, "refuse");
    const { amount, memberId, runId } = row;
    if (!(await guaranteeCovers(tx, brand, amount))) throw fault("bill.not_guaranteed");
    const payments = await Payments.load(tx, brand, membersOf(row), at);
    const refused = payments.settle(row, { event: "refuse", lacking: amount, dispute });
    await payments.write();
    await writeAudit(tx, ctx, "bill.refuse", member.id, { run: runId, to: memberId, amount: amount.toString(), dispute });
    const facts = { amount: { minor: amount, currency: brand.currency }, to: maskAccount(member.username), reason: dispute };
    await notifyMember(tx, memberId, "bill_refused", facts, at);
    return statementView(ctx, { ...named, row: refused });
  });
};
