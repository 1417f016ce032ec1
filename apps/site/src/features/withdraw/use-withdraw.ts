import { useTranslation } from "react-i18next";
import { isApiError } from "@baize/api/client/api-error";
import type { OutputOf } from "@baize/api/contract";
import { formatWireAmount, minorOf } from "@baize/domain/money/wire";
import { formText } from "../../shared/form-text.ts";
import { useChange } from "../../shared/use-change.ts";
import { useIntent } from "../../shared/use-intent.ts";
import { useRangeProblem } from "../../shared/use-range-problem.ts";
import { useRefusal } from "../../shared/use-refusal.ts";
import type { Rules } from "./withdraw-form.tsx";

/** Looks at a withdrawal, sends it once, and holds what was refused. */
export function useWithdraw(rules: Rules, onMade: (made: OutputOf<"withdrawals.create">) => void) {
  const { t } = useTranslation(["money", "validation"]);
  const create = useChange("withdrawals.create");
  const intent = useIntent();
  const problem = useRangeProblem();
  const refusal = useRefusal({
    names: ["account", "amount", "paymentPassword"],
    fieldOf: {
      "withdraw.account_unknown": "account",
      "money.insufficient": "amount",
      "payment_password.wrong": "paymentPassword",
      "payment_password.locked": "paymentPassword",
    },
    labels: { amount: t("amount"), paymentPassword: t("withdraw.password") },
  });
  const send = async (form: HTMLFormElement, account: string, amount: bigint | undefined) => {
    const { currency } = rules.available;
    const paymentPassword = formText(new FormData(form), "paymentPassword");
    const outside = problem(amount, { min: minorOf(rules.min), max: minorOf(rules.max) }, currency);
    const found = {
      ...(outside ? { amount: outside } : {}),
      ...(paymentPassword ? {} : { paymentPassword: t("validation:issue.required", { field: t("withdraw.password") }) }),
    };
    if (!refusal.passes(form, found) || amount === undefined) return;
    const asked = { account, amount: formatWireAmount(amount, currency) };
    try {
      const made = await create.mutateAsync({
        input: { ...asked, paymentPassword },
        key: intent.keyFor({ ...asked, paymentPassword }),
      });
      intent.answered();
      onMade(made);
    } catch (error) {
      if (isApiError(error, "idempotency.mismatch")) intent.answered();
      refusal.refuse(error);
    }
  };
  return { refusal, send };
}
