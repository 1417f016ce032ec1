import { asc, eq } from "drizzle-orm";
import { formatAmount } from "@baize/domain/money/amount";
import { members } from "../../identity/schema.ts";
import { redemptions } from "../schema.ts";
import type { System } from "../../../platform/system.ts";
import { decisionsOn } from "../grants/operator-decision.ts";
import { asOwned, MOST, nothing } from "../../../platform/operator/fields.ts";
import { type Operation, operation } from "../../../platform/operator/operation.ts";
import { REDEMPTION } from "@baize/domain/rewards/points/redemption";
import { openStates } from "@baize/domain/state-machine/machine";
import { inStates } from "../../../platform/database/states.ts";

async function list({ db }: System) {
  const rows = await db
    .select({ row: redemptions, username: members.username })
    .from(redemptions)
    .innerJoin(members, eq(members.id, redemptions.memberId))
    .where(inStates(redemptions.state, openStates(REDEMPTION)))
    .orderBy(asc(redemptions.at))
    .limit(MOST);
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
  approve: { summary: "Says that the goods are on their way", state: "approved" },
  reject: { summary: "Declines an exchange: points and money go back, and the member reads the reason", access: "money" },
});

/** Points that members gave for goods. */
export const exchangeOperations: Readonly<Record<string, Operation>> = {
  "exchanges list": operation({
    summary: "Exchanges of points that wait to be sent out, the oldest first",
    input: nothing,
    run: list,
  }),
  "exchanges approve": approve,
  "exchanges reject": reject,
};
