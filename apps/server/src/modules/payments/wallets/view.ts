import type { OutputOf } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { NamedTransfer } from "./transfer-queries.ts";

export function transferView({ row, vendorName }: NamedTransfer): OutputOf<"wallets.transferStatus"> {
  const { id, reference, from, to, amount: minor, currency, at, settledAt } = row;
  return {
    id,
    reference,
    from,
    to,
    vendorName,
    amount: toMoneyAmount({ minor, currency }),
    state: row.state,
    at: at.getTime(),
    settledAt: settledAt?.getTime() ?? null,
  };
}
