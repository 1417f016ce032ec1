import { asc, eq } from "drizzle-orm";
import * as z from "zod";
import { formatWireAmount } from "@baize/domain/money/wire";
import { members } from "../../db/schema/member.ts";
import { redemptions } from "../../db/schema/rewards.ts";
import { decideReward } from "../../reward/decide-store.ts";
import type { System } from "../../system.ts";
import { asOwned, MOST, nothing, ownedId, written } from "./fields.ts";
import { type Operation, operation, Refused } from "./operation.ts";

async function list({ db }: System) {
  const rows = await db
    .select({ row: redemptions, username: members.username })
    .from(redemptions)
    .innerJoin(members, eq(members.id, redemptions.memberId))
    .where(eq(redemptions.state, "applying"))
    .orderBy(asc(redemptions.at))
    .limit(MOST);
  return rows.map(({ row, username }) => ({
    id: asOwned(row),
    brand: row.brand,
    number: row.number,
    member: username,
    goods: `${row.quantity} × ${row.titles.EN ?? ""}`,
    points: row.points,
    amount: `${formatWireAmount(row.amount, row.currency)} ${row.currency}`,
    at: row.at.toISOString(),
  }));
}

const none = () => {
  throw new Refused("No exchange waits under this id.");
};

/** Points that members gave for goods. */
export const exchangeOperations: Readonly<Record<string, Operation>> = {
  "exchanges list": operation({
    summary: "Exchanges of points that wait to be sent out, the oldest first",
    input: nothing,
    run: list,
  }),
  "exchanges approve": operation({
    summary: "Says that the goods are on their way",
    access: "state",
    input: z.strictObject({ id: ownedId }),
    run: async ({ db, now }, { id: { memberId: member, id } }, { name }) => {
      const decision = { what: "exchange", member, id, approve: true, reason: "", by: name } as const;
      return (await decideReward(db, decision, now())) ? { id, state: "approved" } : none();
    },
  }),
  "exchanges reject": operation({
    summary: "Declines an exchange: points and money go back, and the member reads the reason",
    access: "money",
    input: z.strictObject({ id: ownedId, reason: written(400) }),
    run: async ({ db, now }, { id: { memberId: member, id }, reason }, { name }) => {
      const decision = { what: "exchange", member, id, approve: false, reason, by: name } as const;
      return (await decideReward(db, decision, now())) ? { id, state: "rejected" } : none();
    },
  }),
};
