import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import { formatAmount } from "@baize/domain/money/amount";
import { applyReceipt } from "@baize/domain/payments/receipt";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault, invalid } from "../../../platform/http/fault.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { isUuid } from "../../../platform/ids/uuid.ts";
import { requestedAmount } from "../amount.ts";
import { settleWithdrawal } from "./settle-withdrawal.ts";
import { listSteps } from "../payment-steps/queries.ts";
import { bindUploads } from "../../uploads/queries.ts";
import { lockWithdrawal, proofUse, type WithdrawalRow } from "./queries.ts";
import { answersOf, withdrawalView } from "./view.ts";

function checkReceipt(row: WithdrawalRow, { receipt, amount, images }: ParsedOf<"withdrawals.receipt">) {
  const state = row.state;
  if (!answersOf(state).includes(receipt)) throw fault("withdraw.not_possible", { state });
  if (receipt === "not_received" && images.length === 0) throw fault("withdraw.proof_required");
  const { currency, received } = row;
  const sent = row.amount - row.fee;
  const part = amount === undefined ? undefined : requestedAmount(amount, currency);
  const answer = applyReceipt({ state, sent, received, receipt, amount: part });
  if (answer.ok) return answer;
  if (answer.problem === "amount_missing") throw invalid("amount", "required");
  const money = (minor: bigint) => formatAmount(minor, currency);
  throw fault("money.out_of_range", { min: money(received + 1n), max: money(sent - 1n), currency });
}

/** The member's answer to "did it arrive?". No answer moves money: a dispute waits for an operator. */
export const answerReceipt: Handler<"withdrawals.receipt", ServerContexts> = async (ctx, input) =>
  await ctx.commit(async (tx) => {
    const row = isUuid(input.id) ? await lockWithdrawal(tx, { memberId: ctx.member.id, id: input.id }) : undefined;
    if (!row) throw fault("withdraw.not_found");
    const { state, received } = checkReceipt(row, input);
    const step = { by: "member" as const, at: ctx.now, received };
    const after = await settleWithdrawal(ctx.system, tx, row, state, step);
    if (!after) throw fault("withdraw.not_possible", { state: row.state });
    await bindUploads(tx, row.memberId, input.images, proofUse(row.id));
    const { receipt } = input;
    await writeAudit(tx, ctx, "withdrawal.receipt", row.memberId, {
      withdrawal: row.id,
      receipt,
      received: received.toString(),
      images: input.images.length,
    });
    return withdrawalView(after, await listSteps(tx, row.memberId, [row.id]), ctx.language);
  });
