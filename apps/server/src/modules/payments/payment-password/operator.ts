import { who } from "../../../platform/operator/fields.ts";
import { type Operation, operation } from "../../../platform/operator/operation.ts";
import { resetPaymentPassword } from "./reset-payment-password.ts";

export const paymentPasswordOperations: Readonly<Record<string, Operation>> = {
  "payment-password reset": operation({
    summary: "Forgets a member's withdrawal password and opens its lock; the member sets another, by the sign-in password",
    roles: ["support", "manager"],
    access: "state",
    input: who,
    run: async (system, input, operator) => await resetPaymentPassword(system, operator, input),
  }),
};
