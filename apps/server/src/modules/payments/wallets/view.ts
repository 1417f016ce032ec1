import type { OutputOf } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { transferState } from "./step-transfer.ts";
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
    state: transferState(row),
    at: at.getTime(),
    settledAt: settledAt?.getTime() ?? null,
  };
}
