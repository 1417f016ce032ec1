import type { Handler } from "@baize/api/contract/contract";
import { feeOf } from "@baize/domain/payments/fee";
import { DEPOSIT } from "@baize/domain/payments/deposit-state";
import { initialState } from "@baize/domain/state-machine/machine";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { lockMemberRow } from "../../identity/member/queries.ts";
import { guardDeposit } from "../../responsible-gambling/guard.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { adapterOf } from "../adapters.ts";
import { requestedAmount, requireWithin } from "../amount.ts";
import { insertStep, listSteps } from "../payment-steps/queries.ts";
import { type DepositRow, insertDeposit, loadOpenDeposits } from "./queries.ts";
import { depositView } from "./view.ts";

const MINUTE_MS = 60_000;

/** The row of a deposit by the channel's rules. Throws where the channel is closed or the amount outside its bounds. */
function newDeposit({ system, brand, member, now }: MemberContext, channelId: string, asked: string): DepositRow {
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
    state: initialState(DEPOSIT),
    payUrl: adapter.payUrl({ id, amount, currency }),
    expiresAt: new Date(now.getTime() + brand.payments.depositMinutes * MINUTE_MS),
    createdAt: now,
    updatedAt: now,
  };
}

/** Opens a deposit. No money moves before the adapter reports that it was paid. */
export const createDeposit: Handler<"deposits.create", ServerContexts> = async (ctx, { channel, amount }) => {
  const row = newDeposit(ctx, channel, amount);
  const { memberId, id } = row;
  return await ctx.commit(async (tx) => {
    await lockMemberRow(tx, memberId);
    const open = await loadOpenDeposits(tx, ctx);
    if (open.count >= ctx.brand.payments.openDeposits) throw fault("deposit.too_many_open");
    await guardDeposit(tx, ctx, row.amount, open.sum);
    await insertDeposit(tx, row);
    await insertStep(tx, { memberId, subject: id, state: row.state, actor: "member", at: ctx.now });
    await writeAudit(tx, ctx, "deposit.create", memberId, { deposit: id, channel, amount: row.amount.toString() });
    return depositView(row, await listSteps(tx, memberId, [id]), ctx.now);
  });
};
