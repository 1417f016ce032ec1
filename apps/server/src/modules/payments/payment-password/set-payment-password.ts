import type { Handler } from "@baize/api/contract/contract";
import { validatePaymentPassword, PAYMENT_PASSWORD } from "@baize/domain/payments/password";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { fault, invalid } from "../../../platform/http/fault.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { requireFresh } from "../../identity/session/step-up.ts";
import {
  keepPaymentPassword,
  paymentPasswordHash,
  paymentPasswordLock,
  paymentPasswordOf,
  requirePaymentPassword,
} from "./require-payment-password.ts";

const { length } = PAYMENT_PASSWORD;

function judge(newPassword: string, confirmNewPassword: string): void {
  const wrong = validatePaymentPassword(newPassword);
  if (wrong === "pattern") throw invalid("newPassword", "pattern", { patternId: 7, min: length, max: length });
  if (wrong) throw invalid("newPassword", wrong);
  if (newPassword !== confirmNewPassword) throw invalid("confirmNewPassword", "mismatch");
}

async function keep(ctx: MemberContext, action: string, newPassword: string): Promise<void> {
  const hash = await paymentPasswordHash(newPassword);
  await ctx.commit(async (tx) => {
    if (action === "set" && (await paymentPasswordOf(tx, ctx.member.id))) throw fault("payment_password.exists");
    await keepPaymentPassword(tx, ctx.member.id, hash, ctx.now);
    await writeAudit(tx, ctx, `payment-password.${action}`, ctx.member.id);
  });
}

export const paymentPasswordStatus: Handler<"paymentPassword.status", ServerContexts> = async (ctx) => {
  const row = await paymentPasswordOf(ctx.system.db, ctx.member.id);
  const lock = await paymentPasswordLock(ctx);
  return { isSet: row !== undefined, changedAt: row?.changedAt.getTime() ?? null, lockedUntil: lock?.getTime() ?? null };
};

/** The first one; asks for the sign-in password unless the session is new. */
export const setPaymentPassword: Handler<"paymentPassword.set", ServerContexts> = async (ctx, input) => {
  judge(input.newPassword, input.confirmNewPassword);
  if (await paymentPasswordOf(ctx.system.db, ctx.member.id)) throw fault("payment_password.exists");
  await requireFresh(ctx, input.password);
  await keep(ctx, "set", input.newPassword);
  return { changedAt: ctx.now.getTime() };
};

export const changePaymentPassword: Handler<"paymentPassword.change", ServerContexts> = async (ctx, input) => {
  judge(input.newPassword, input.confirmNewPassword);
  await requirePaymentPassword(ctx, input.oldPassword);
  await keep(ctx, "change", input.newPassword);
  return { changedAt: ctx.now.getTime() };
};
