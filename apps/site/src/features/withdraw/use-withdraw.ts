import type { OutputOf } from "@baize/api/contract/contract";
import { formatAmount } from "@baize/domain/money/amount";
import { ABOUT_AMOUNT_WITH_PASSWORD, useAmountWithPassword } from "../../shared/money/use-amount-with-password.ts";
import { useOnce } from "../../shared/api/use-once.ts";
import { useRefusal } from "../../shared/forms/use-refusal.ts";
import type { Rules } from "./types.ts";

/** Validates a withdrawal, sends it once, and keeps the refusal. */
export function useWithdraw(rules: Rules, onMade: (made: OutputOf<"withdrawals.create">) => void) {
  const create = useOnce("withdrawals.create");
  const { labels, look } = useAmountWithPassword();
  const refusal = useRefusal({
    names: ["account", "amount", "paymentPassword"],
    fieldOf: { "withdraw.account_unknown": "account", ...ABOUT_AMOUNT_WITH_PASSWORD },
    labels,
  });
  const send = async (form: HTMLFormElement, account: string, amount: bigint | undefined) => {
    const { currency } = rules.available;
    const { paymentPassword, found } = look(form, amount, rules);
    if (!refusal.passes(form, found) || amount === undefined) return;
    try {
      onMade(await create.send({ account, amount: formatAmount(amount, currency), paymentPassword }));
    } catch (error) {
      refusal.refuse(error);
    }
  };
  return { refusal, send };
}
