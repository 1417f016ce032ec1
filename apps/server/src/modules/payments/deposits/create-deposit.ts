import type { Handler } from "@baize/api/contract/contract";
import { feeOf } from "@baize/domain/payments/fee";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { guardDeposit } from "../../responsible-gambling/guard.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { adapterOf } from "../adapter.ts";
import { requestedAmount, requireWithin } from "../amount.ts";
import type { DepositRow } from "./step-deposit.ts";
import { stepsOf } from "../steps/queries.ts";
import { insertDeposit, lockMember, openDeposits } from "./queries.ts";
import { depositView } from "./view.ts";

const MINUTE_MS = 60_000;

/** The deposit that was asked for, by the channel's rules. */
function judged({ system, brand, member, now }: MemberContext, channelId: string, asked: string): DepositRow {
  const channel = brand.payments.channels.find(({ id }) => id === channelId);
  const adapter = channel && adapterOf(system, channel.adapter);
  if (!channel?.open || !adapter) throw fault("deposit.channel_closed");
  const { currency } = brand;
  const amount = requestedAmount(asked, currency);
  requireWithin(amount, { min: BigInt(channel.min), max: BigInt(channel.max) }, currency);
  const id = newId();
  return {
    memberId: member.id,
    id,
    brand: brand.code,
    channel: channel.id,
    kind: channel.kind,
    adapter: adapter.id,
    currency,
    amount,
    fee: feeOf(amount, { ppm: channel.feePpm, fixed: BigInt(channel.feeFixed) }),
    state: "created",
    payUrl: adapter.payUrl({ id, amount, currency }),
    expiresAt: new Date(now.getTime() + brand.payments.depositMinutes * MINUTE_MS),
    createdAt: now,
    updatedAt: now,
  };
}

/** Opens a deposit. No money moves here: that is the adapter's to report. */
export const createDeposit: Handler<"deposits.create", ServerContexts> = async (ctx, { channel, amount }) => {
  const row = judged(ctx, channel, amount);
  return await ctx.commit(async (tx) => {
    // Of two at once the second waits here, and sees the first.
    await lockMember(tx, ctx);
    const open = await openDeposits(tx, ctx);
    if (open.count >= ctx.brand.payments.openDeposits) throw fault("deposit.too_many_open");
    await guardDeposit(tx, ctx, row.amount, open.sum);
    await insertDeposit(tx, row);
    await writeAudit(tx, ctx, "deposit.create", row.memberId, { deposit: row.id, channel, amount: row.amount.toString() });
    return depositView(row, await stepsOf(tx, row.memberId, [row.id]), ctx.now);
  });
};
