import type { Handler } from "@baize/api/contract/contract";
import { PAYMENT_PASSWORD, paymentPasswordDigits, validatePaymentPassword } from "@baize/domain/payments/password";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { fault, invalid } from "../../../platform/http/fault.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { hashPassword } from "../../../platform/security/password.ts";
import { findPaymentPassword, upsertPaymentPassword } from "./queries.ts";
import { findPaymentPasswordLock, requirePaymentPassword } from "./require-payment-password.ts";

const { length } = PAYMENT_PASSWORD;

function check(newPassword: string, confirmNewPassword: string): void {
  const wrong = validatePaymentPassword(newPassword);
  if (wrong === "pattern") throw invalid("newPassword", "pattern", { patternId: 7, min: length, max: length });
  if (wrong) throw invalid("newPassword", wrong);
  if (newPassword !== confirmNewPassword) throw invalid("confirmNewPassword", "mismatch");
}

async function save(ctx: MemberContext, action: "set" | "change", newPassword: string): Promise<void> {
  const hash = await hashPassword(paymentPasswordDigits(newPassword), ctx.system.config.passwordWork);
  await ctx.commit(async (tx) => {
    if (action === "set" && (await findPaymentPassword(tx, ctx.member.id))) throw fault("payment_password.exists");
    await upsertPaymentPassword(tx, ctx.member.id, hash, ctx.now);
    await writeAudit(tx, ctx, `payment-password.${action}`, ctx.member.id);
  });
}

export const paymentPasswordStatus: Handler<"paymentPassword.status", ServerContexts> = async (ctx) => {
  const row = await findPaymentPassword(ctx.system.db, ctx.member.id);
  const lock = await findPaymentPasswordLock(ctx);
  return { isSet: row !== undefined, changedAt: row?.changedAt.getTime() ?? null, lockedUntil: lock?.getTime() ?? null };
};

/** Sets the first withdrawal password. */
export const setPaymentPassword: Handler<"paymentPassword.set", ServerContexts> = async (ctx, input) => {
  check(input.newPassword, input.confirmNewPassword);
  if (await findPaymentPassword(ctx.system.db, ctx.member.id)) throw fault("payment_password.exists");
  await save(ctx, "set", input.newPassword);
  return { changedAt: ctx.now.getTime() };
};

export const changePaymentPassword: Handler<"paymentPassword.change", ServerContexts> = async (ctx, input) => {
  check(input.newPassword, input.confirmNewPassword);
  await requirePaymentPassword(ctx, input.oldPassword);
  await save(ctx, "change", input.newPassword);
  return { changedAt: ctx.now.getTime() };
};
