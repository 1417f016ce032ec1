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
import { memberAccount, membersTransit, type Owner } from "../../../ledger/account.ts";
import { openAccounts } from "../../../ledger/open-accounts.ts";
import { lockAccounts, post } from "../../../ledger/post.ts";
import { guardFrozen } from "../../identity/member/guard-frozen.ts";
import { handleOf } from "../../identity/member/handle.ts";
import { isBlocked } from "../../responsible-gambling/guard.ts";
import { refuseInsufficient, requestedAmount, requireWithin } from "../amount.ts";
import { notify } from "../notifications.ts";
import { requirePaymentPassword } from "../payment-password/require-payment-password.ts";
import { loadTurnover } from "../withdrawals/queries.ts";
import { findSides } from "./find-sides.ts";
import { countSentToday, findDownline, findUpline, insertMemberTransfers, type Relative } from "./queries.ts";

type Input = ParsedOf<"upline.send">;

interface Sending {
  readonly id: string;
  readonly from: Owner;
  readonly to: Owner;
  readonly wallet: "cash" | "commission";
  readonly amount: bigint;
  readonly at: Date;
}

/** Only members of the caller's own tree; any other name is answered as if no account had it. */
async function findReceiver(tx: Transaction, ctx: MemberContext, { to, account = "" }: Input): Promise<Relative> {
  const found = to === "upline" ? await findUpline(tx, ctx) : await findDownline(tx, ctx, handleOf(account));
  if (!found) throw fault("auth.user_unknown");
  return found;
}

/** Throws where this may not be sent now. Call it with both wallets locked: two requests at once see each other. */
async function checkMaySend(tx: Transaction, ctx: MemberContext, { wallet, to }: Sending): Promise<void> {
  await guardFrozen(tx, ctx);
  // A member who is excluded from play may not receive money to play with. The sender is not told why.
  if (await isBlocked(tx, ctx, to.id)) throw fault("transfer.receiver_closed");
  const { payments, currency } = ctx.brand;
  if ((await countSentToday(tx, ctx)) >= payments.transfers.perDay) throw fault("transfer.daily_limit");
  if (wallet !== "cash") return;
  // Otherwise a deposit that must be wagered could leave by another member's withdrawal.
  const { deposited, validBets } = await loadTurnover(tx, ctx.member.id);
  const left = wageringLeft(deposited, validBets, payments.withdrawal.turnoverPpm);
  if (left > 0n) throw fault("withdraw.wagering_open", { remaining: formatAmount(left, currency), currency });
}

const accountsOf = ({ from, to, wallet }: Sending) => [memberAccount(from, wallet), memberAccount(to, "cash")] as const;

/** Out of the sender's wallet and into the receiver's cash. Throws `InsufficientFunds`. */
async function move(tx: Transaction, house: string, sending: Sending): Promise<void> {
  const { id, from, to, amount, at } = sending;
  const [debit, credit] = accountsOf(sending);
  const transit = membersTransit(house, from);
  await openAccounts(tx, [transit]);
  const of = { txId: newId(), ref: id, amount, at };
  await post(runIn(tx), { ...of, memberId: from.id, kind: "member-sent", debit, credit: transit });
  await post(runIn(tx), { ...of, memberId: to.id, kind: "member-received", debit: transit, credit });
}

/** One row for each of the two: a member's transfers are among the member's own rows. */
function rowsOf({ id, from, to, wallet, amount, at }: Sending) {
  const both = { id, reference: id, from: wallet, to: "cash", currency: from.currency, amount, at, settledAt: at };
  return [
    { ...both, memberId: from.id, kind: "member-sent", counterparty: to.id },
    { ...both, memberId: to.id, kind: "member-received", counterparty: from.id },
  ];
}

/** Sends money to the upline or a downline: out of the wallet that the brand's profile names, into the other's cash. */
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
    const sending: Sending = { id: newId(), from, to, wallet: profile.memberTransfers, amount, at };
    await lockAccounts(runIn(tx), accountsOf(sending));
    await checkMaySend(tx, ctx, sending);
    await move(tx, brand.house, sending).catch((error: unknown) => refuseInsufficient(error, currency));
    await insertMemberTransfers(tx, rowsOf(sending));
    const details = { transfer: sending.id, to: receiver.id, wallet: sending.wallet, amount: amount.toString() };
    await writeAudit(tx, ctx, "upline.send", member.id, details);
    await notify(tx, "transfer_received", { memberId: receiver.id, amount, currency, to: maskAccount(member.username), at });
    const account = input.to === "upline" ? maskAccount(receiver.account) : receiver.account;
    const money = toMoneyAmount({ minor: amount, currency });
    return { id: sending.id, way: "sent" as const, side: input.to, account, amount: money, at: at.getTime() };
  });
};
