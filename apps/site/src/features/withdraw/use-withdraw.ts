import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { formatAmount } from "@baize/domain/money/amount";
import { useAmountWithPassword } from "../../shared/money/use-amount-with-password.ts";
import { useOnce } from "../../shared/api/use-once.ts";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";
import { useReview } from "./review-withdrawal.tsx";
import type { WithdrawalRules } from "./types.ts";

interface Withdrawal {
  readonly account: string;
  readonly amount: bigint | undefined;
  readonly paymentPassword: string;
}

/** The form of a withdrawal to one of the member's accounts. It is sent once. */
export function useWithdraw(
  rules: WithdrawalRules,
  nameOf: (account: string) => string,
  first: Pick<Withdrawal, "account" | "amount">,
  onMade: (made: OutputOf<"withdrawals.create">) => void,
) {
  const { t } = useTranslation("money");
  const create = useOnce("withdrawals.create");
  const review = useReview();
  const proven = useAmountWithPassword(rules);
  return useSiteForm<Withdrawal>({
    ...proven,
    defaultValues: { ...first, paymentPassword: "" },
    fieldOf: { "withdraw.account_unknown": "account", "withdraw.account_not_approved": "account", ...proven.fieldOf },
    labels: { account: t("withdraw.account"), ...proven.labels },
    send: async ({ account, amount = 0n, paymentPassword }) => {
      if (!(await review({ rules, amount, account: nameOf(account) }))) return;
      onMade(await create.send({ account, amount: formatAmount(amount, rules.available.currency), paymentPassword }));
    },
  });
}
