import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import { formatAmount, toMoneyAmount } from "@baize/domain/money/amount";
import { isShipped } from "@baize/domain/rewards/points/kinds";
import { trimmed } from "@baize/domain/text/trim";
import { inEveryLanguage, serverText } from "@baize/i18n/server-text";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault, invalid } from "../../../platform/http/fault.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { guardFrozen } from "../../identity/member/guard-frozen.ts";
import { provePassword } from "../../identity/session/step-up.ts";
import { InsufficientFunds } from "../../../ledger/post.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { requirePaymentPassword } from "../../payments/payment-password/require-payment-password.ts";
import { beneficiaryOf } from "../grants/beneficiary.ts";
import { grantReward, lockBeneficiary } from "../grants/grant-reward.ts";
import { movePoints, pointsLeft } from "./post-points.ts";
import { insertRedemption, lockReward, payFor } from "./redeem-queries.ts";

function checkPhone({ phone }: ParsedOf<"points.redeem">): string {
  const digits = phone.replaceAll(/[\s().-]/g, "");
  if (!/^\+?\d{7,15}$/.test(digits)) throw invalid("phone", "not_a_phone");
  return digits;
}

/** Where a parcel goes; nothing is kept of a reward that is none. */
function checkAddress({ address }: ParsedOf<"points.redeem">, kind: string): string {
  if (!isShipped(kind)) return "";
  const where = trimmed(address);
  if (where.length < 8) throw invalid("address", "too_short", { min: 8 });
  return where;
}

/** Takes points and money when the exchange is requested; a declined one returns both. */
export const redeemPoints: Handler<"points.redeem", ServerContexts> = async (ctx, input) => {
  const phone = checkPhone(input);
  await requirePaymentPassword(ctx, input.paymentPassword);
  return await ctx.commit(async (tx) => {
    const to = beneficiaryOf(ctx, ctx.member);
    await lockBeneficiary(tx, to);
    await guardFrozen(tx, ctx);
    const row = await lockReward(tx, ctx, input.id);
    if (!row) throw fault("reward.not_found");
    const address = checkAddress(input, row.kind);
    const { quantity } = input;
    const remaining = row.stock === null ? quantity : Math.max(0, row.stock - row.exchanged);
    if (remaining < quantity) throw fault("points.out_of_stock", { remaining });
    const id = newId();
    await takePoints(async () => {
      await movePoints(tx, to, { kind: "points-redeem", ref: id, points: BigInt(row.points * quantity) });
    });
    await payMoney(to.owner.currency, async () => await payFor(tx, to, row.amount * BigInt(quantity), id));
    const number = await insertRedemption(tx, to, row, { id, quantity, address, phone });
    await writeAudit(tx, ctx, "points.redeem", ctx.member.id, { redemption: id, reward: row.id, quantity });
    return { id, number, points: Number(await pointsLeft(tx, to)) };
  });
};

async function takePoints(work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    if (error instanceof InsufficientFunds) throw fault("points.insufficient", { points: Number(error.balance) });
    throw error;
  });
}

async function payMoney(currency: string, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof InsufficientFunds)) throw error;
    throw fault("money.insufficient", { balance: formatAmount(error.balance, currency), currency });
  });
}

/** Converts points to a bonus at the brand's rate, in whole steps. */
export const convertPoints: Handler<"points.convert", ServerContexts> = async (ctx, { points, password }) => {
  const { convert } = ctx.brand.points;
  if (points % convert.points !== 0) throw invalid("points", "not_allowed");
  await provePassword(ctx, password);
  return await ctx.commit(async (tx) => {
    const to = beneficiaryOf(ctx, ctx.member);
    await lockBeneficiary(tx, to);
    await guardFrozen(tx, ctx);
    const ref = newId();
    await takePoints(async () => {
      await movePoints(tx, to, { kind: "points-convert", ref, points: BigInt(points) });
    });
    const amount = BigInt(convert.amount) * BigInt(points / convert.points);
    const titles = inEveryLanguage((language) => serverText(language, "reward.points"));
    const { times, days } = convert;
    const { bonusId } = await grantReward(tx, to, { source: "points", ref, titles, amount, times, days });
    await writeAudit(tx, ctx, "points.convert", ctx.member.id, { points, bonus: bonusId });
    return {
      amount: toMoneyAmount({ minor: amount, currency: to.owner.currency }),
      bonusId,
      points: Number(await pointsLeft(tx, to)),
    };
  });
};
