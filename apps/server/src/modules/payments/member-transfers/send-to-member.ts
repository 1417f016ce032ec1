import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import { formatAmount, toMoneyAmount } from "@baize/domain/money/amount";
import { maskAccount } from "@baize/domain/identity/member/mask";
import { wageringLeft } from "@baize/domain/payments/wagering";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { fault } from "../../../platform/http/fault.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { guardFrozen } from "../../identity/member/guard-frozen.ts";
import { isBlocked } from "../../responsible-gambling/guard.ts";
import { InsufficientFunds } from "../../../ledger/post.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { requestedAmount, requireWithin } from "../amount.ts";
import { requirePaymentPassword } from "../payment-password/require-payment-password.ts";
import { tell } from "../notify.ts";
import { turnoverOf } from "../withdrawals/turnover.ts";
import { handleOf } from "../../identity/member/handle.ts";
import { sidesOf } from "./find-sides.ts";
import { downlineOf, keepSending, lockBoth, moveBetween, type Relative, type Sending, sentToday, uplineOf } from "./queries.ts";

type Input = ParsedOf<"upline.send">;

/** Only of the own tree; anybody else's name is as unknown as one that nobody has. */
async function receiverOf(tx: Transaction, ctx: MemberContext, { to, account = "" }: Input): Promise<Relative> {
  const found = to === "upline" ? await uplineOf(tx, ctx) : await downlineOf(tx, ctx, handleOf(account));
  if (!found) throw fault("auth.user_unknown");
  return found;
}

/** Judged with both wallets locked: two at once see each other. */
async function judge(tx: Transaction, ctx: MemberContext, { wallet, to }: Sending): Promise<void> {
  await guardFrozen(tx, ctx);
  // Money to play with is kept from whoever asked for it; why is nobody else's business.
  if (await isBlocked(tx, ctx, to.id)) throw fault("transfer.receiver_closed");
  const { payments, currency } = ctx.brand;
  if ((await sentToday(tx, ctx)) >= payments.transfers.perDay) throw fault("transfer.daily_limit");
  if (wallet !== "cash") return;
  // Else a deposit that must be played could leave by somebody else's withdrawal.
  const { deposited, validBets } = await turnoverOf(tx, ctx.member.id);
  const left = wageringLeft(deposited, validBets, payments.withdrawal.turnoverPpm);
  if (left > 0n) throw fault("withdraw.wagering_open", { remaining: formatAmount(left, currency), currency });
}

async function move(tx: Transaction, ctx: MemberContext, sending: Sending): Promise<void> {
  await moveBetween(tx, ctx.brand.house, sending).catch((error: unknown) => {
    if (!(error instanceof InsufficientFunds)) throw error;
    const { currency } = ctx.brand;
    throw fault("money.insufficient", { balance: formatAmount(error.balance, currency), currency });
  });
}

/** Sends money along the own tree: out of the wallet that the brand's profile names, into the other's cash. */
export const sendUpline: Handler<"upline.send", ServerContexts> = async (ctx, input) => {
  const { brand, member, now: at } = ctx;
  const { currency, profile, payments } = brand;
  const amount = requestedAmount(input.amount, currency);
  if (!(await sidesOf(ctx)).includes(input.to)) throw fault("transfer.not_allowed");
  requireWithin(amount, { min: BigInt(payments.transfers.min), max: BigInt(payments.transfers.max) }, currency);
  await requirePaymentPassword(ctx, input.paymentPassword);
  return await ctx.commit(async (tx) => {
    const receiver = await receiverOf(tx, ctx, input);
    const from = { id: member.id, book: member.book, currency };
    const to = { ...from, id: receiver.id };
    const sending: Sending = { id: newId(), from, to, wallet: profile.memberTransfers, amount, at };
    await lockBoth(tx, sending);
    await judge(tx, ctx, sending);
    await move(tx, ctx, sending);
    await keepSending(tx, sending);
    const details = { transfer: sending.id, to: receiver.id, wallet: sending.wallet, amount: amount.toString() };
    await writeAudit(tx, ctx, "upline.send", member.id, details);
    await tell(tx, "transferReceived", { memberId: receiver.id, amount, currency, to: maskAccount(member.username), at });
    const account = input.to === "upline" ? maskAccount(receiver.account) : receiver.account;
    return {
      id: sending.id,
      way: "sent" as const,
      side: input.to,
      account,
      amount: toMoneyAmount({ minor: amount, currency }),
      at: at.getTime(),
    };
  });
};
