import { PAYMENT_PASSWORD, paymentPasswordDigits, validatePaymentPassword } from "@baize/domain/payments/password";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { invalid } from "../../../platform/http/fault.ts";
import { hashPassword } from "../../../platform/security/password.ts";
import type { MemberRegisteredSubscriber } from "../../identity/register/member-registered.ts";
import { upsertPaymentPassword } from "./queries.ts";

const { length } = PAYMENT_PASSWORD;

/** Keeps the withdrawal password that a registration brings, by the rules of one that is set later. */
export const keepRegisteredPassword: MemberRegisteredSubscriber = {
  name: "withdrawal password",
  prepare: async (ctx, { paymentPassword = "" }) => {
    if (paymentPassword.trim() === "") return undefined;
    const wrong = validatePaymentPassword(paymentPassword);
    if (wrong === "pattern") throw invalid("paymentPassword", "pattern", { patternId: 7, min: length, max: length });
    if (wrong) throw invalid("paymentPassword", wrong);
    const hash = await hashPassword(paymentPasswordDigits(paymentPassword), ctx.system.config.passwordWork);
    return async (tx, memberId) => {
      await upsertPaymentPassword(tx, memberId, hash, ctx.now);
      await writeAudit(tx, ctx, "payment-password.set", memberId);
    };
  },
};
