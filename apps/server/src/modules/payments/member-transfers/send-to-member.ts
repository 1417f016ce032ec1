import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import { formatAmount, toMoneyAmount } from "@baize/domain/money/amount";
import { maskAccount } from "@baize/domain/identity/member/mask";
import { wageringLeft } from "@baize/domain/payments/wagering";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { fault } from "../../../platform/http/fault.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { lockMembers } from "../../../ledger/locks.ts";
import { guardFrozen } from "../../identity/member/guard-frozen.ts";
import { handleOf } from "../../identity/member/handle.ts";
import { isBlocked } from "../../responsible-gambling/guard.ts";
import { refuseInsufficient, requestedAmount, requireWithin } from "../amount.ts";
import { notify } from "../notifications.ts";
import { requirePaymentPassword } from "../payment-password/require-payment-password.ts";
import { loadTurnover } from "../withdrawals/queries.ts";
import { findSides } from "./find-sides.ts";
import { moveToMember, type MemberTransfer } from "./move-to-member.ts";
import { countSentToday, findDownline, findUpline, type Relative } from "./queries.ts";

type Input = ParsedOf<"upline.send">;

/** Only members of the caller's own tree; any other name is answered like an unknown one. */
async function findReceiver(tx: Transaction, ctx: MemberContext, { to, account = "" }: Input): Promise<Relative> {
  const found = to === "upline" ? await findUpline(tx, ctx) : await findDownline(tx, ctx, handleOf(account));
  if (!found) throw fault("auth.user_unknown");
  return found;
}

/**
 * Throws where the transfer is not allowed now. Call it with both wallets locked, so that concurrent requests see each other.
 */
async function checkMaySend(tx: Transaction, ctx: MemberContext, { wallet, to }: MemberTransfer): Promise<void> {
  await guardFrozen(tx, ctx);
  // A member who is excluded from play may not receive money to play with. The sender is not told why.
  if (await isBlocked(tx, ctx, to.id)) throw fault("transfer.receiver_closed");
  const { payments, currency } = ctx.brand;
  if ((await countSentToday(tx, ctx)) >= payments.transfers.perDay) throw fault("transfer.daily_limit");
  if (wallet !== "cash") return;
  // Otherwise a deposit that must be wagered could be withdrawn by another member.
  const { deposited, validBets } = await loadTurnover(tx, ctx.member.id);
  const left = wageringLeft(deposited, validBets, payments.withdrawal.turnoverPpm);
  if (left > 0n) throw fault("withdraw.wagering_open", { remaining: formatAmount(left, currency), currency });
}

/** Sends money to the upline or a downline, from the wallet that the brand's profile names to the other's cash. */
export const sendToMember: Handler<"upline.send", ServerContexts> = async (ctx, input) => {
  const { brand, member, now: at } = ctx;
  const { currency, profile, payments } = brand;
  const amount = requestedAmount(input.amount, currency);
  if (!(await findSides(ctx)).includes(input.to)) throw fault("transfer.not_allowed");
  requireWithin(amount, { min: BigInt(payments.transfers.min), max: BigInt(payments.transfers.max) }, currency);
  await requirePaymentPassword(ctx, input.paymentPassword);
  return await ctx.commit(async (tx) => {
    const receiver = await findReceiver(tx, ctx, input);
    const from = { id: member.id, book: member.book, currency };
    const to = { ...from, id: receiver.id };
    const sending: MemberTransfer = { id: newId(), from, to, wallet: profile.memberTransfers, amount, at };
    const run = runIn(tx);
    await lockMembers(run, from.id, to.id);
    await checkMaySend(tx, ctx, sending);
    await moveToMember(run, sending).catch((error: unknown) => refuseInsufficient(error, currency));
    const details = { transfer: sending.id, to: receiver.id, wallet: sending.wallet, amount: amount.toString() };
    await writeAudit(tx, ctx, "upline.send", member.id, details);
    await notify(tx, "transfer_received", { memberId: receiver.id, amount, currency, to: maskAccount(member.username), at });
    const account = input.to === "upline" ? maskAccount(receiver.account) : receiver.account;
    const money = toMoneyAmount({ minor: amount, currency });
    return { id: sending.id, way: "sent" as const, side: input.to, account, amount: money, at: at.getTime() };
  });
};
