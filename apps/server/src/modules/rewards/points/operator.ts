import { formatAmount } from "@baize/domain/money/amount";
import type { System } from "../../../platform/system.ts";
import { listExchanges } from "./queries.ts";
import { decisionsOn } from "../grants/operator-decision.ts";
import { asOwned, MOST, nothing } from "../../../platform/operator/fields.ts";
import { type Operation, operation, type Operator } from "../../../platform/operator/operation.ts";

async function list({ db }: System, _: unknown, operator: Operator) {
  const rows = await listExchanges(db, operator, MOST);
  return rows.map(({ row, username }) => ({
    id: asOwned(row),
    brand: row.brand,
    number: row.number,
    member: username,
    goods: `${row.quantity} × ${row.titles.EN ?? ""}`,
    points: row.points,
    amount: `${formatAmount(row.amount, row.currency)} ${row.currency}`,
    at: row.at.toISOString(),
  }));
}

const { approve, reject } = decisionsOn({
  what: "exchange",
  roles: ["finance", "manager"],
  approve: { summary: "Says that the goods are on their way", state: "approved" },
  reject: { summary: "Declines an exchange: points and money go back, and the member reads the reason", access: "money" },
});

/** Exchanges of points for goods. */
export const exchangeOperations: Readonly<Record<string, Operation>> = {
  "exchanges list": operation({
    summary: "Exchanges of points that wait to be sent out, the oldest first",
    roles: ["finance", "manager"],
    scope: "operator",
    input: nothing,
    run: list,
  }),
  "exchanges approve": approve,
  "exchanges reject": reject,
};
