import type { OutputOf } from "@baize/api/contract/contract";
import { maskAccount } from "@baize/domain/identity/member/mask";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { IncomeReader } from "./find-income-reader.ts";
import type { NamedStatement } from "./queries.ts";
import { statementId } from "./statement-id.ts";

type View = OutputOf<"income.pay">;

/** A statement as one of its two sides reads it: the one who is paid sees the upline masked, and not who paid for it. */
export function statementView(
  { member, brand: { currency } }: IncomeReader,
  { row, account, uplineAccount }: NamedStatement,
): View {
  const money = (minor: bigint) => toMoneyAmount({ minor, currency });
  const isPayer = row.uplineId === member.id;
  const above = uplineAccount === null ? null : maskAccount(uplineAccount);
  return {
    id: statementId(row),
    way: isPayer ? "paid" : "received",
    type: row.type,
    account: isPayer ? account : above,
    startsAt: row.windowStart.getTime(),
    endsAt: row.windowEnd.getTime(),
    amount: money(row.amount),
    state: row.state,
    dueAt: row.dueAt?.getTime() ?? null,
    paidAt: row.paidAt?.getTime() ?? null,
    fromGuarantee: isPayer ? money(row.fromGuarantee) : null,
    dispute: row.dispute,
  };
}
