import type { MoneyAmount } from "@baize/domain/money/money";
import { minorOf, toMoneyAmount } from "@baize/domain/money/amount";
import { useRead } from "../../shared/api/use-read.ts";

/** What the member's own limits leave for deposits now: the tightest of them; undefined without a limit. */
export function useDepositsLeft(): MoneyAmount | undefined {
  const { data } = useRead("responsibleGambling.status", {});
  const rests = (data?.limits ?? []).flatMap(({ kind, amount, used }) => {
    if (kind !== "deposit" || !amount) return [];
    const rest = minorOf(amount) - (used.amount ? minorOf(used.amount) : 0n);
    return [{ minor: rest > 0n ? rest : 0n, currency: amount.currency }];
  });
  const [least] = rests.toSorted((a, b) => (a.minor < b.minor ? -1 : 1));
  return least && toMoneyAmount(least);
}
