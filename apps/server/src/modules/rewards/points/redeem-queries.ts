import { randomInt } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { MemberContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { redemptions, type Titles } from "../schema.ts";
import { rewards } from "../mall-schema.ts";
import { post } from "../../../ledger/post.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import type { Beneficiary } from "../grants/beneficiary.ts";
import { plainText } from "../../../platform/security/sanitise.ts";
import type { RewardRow } from "./queries.ts";
import { REDEMPTION } from "@baize/domain/rewards/points/redemption";
import { initialState } from "@baize/domain/state-machine/machine";

/** The goods, locked until the end of the transaction: two members cannot take the last piece. */
export async function lockReward(tx: Transaction, { brand }: MemberContext, id: string): Promise<RewardRow | undefined> {
  const [row] = await tx
    .select()
    .from(rewards)
    .where(and(eq(rewards.brand, brand.code), sql`${rewards.id}::text = ${id}`))
    .for("update");
  return row;
}

export interface RedemptionOrder {
  readonly id: string;
  readonly quantity: number;
  readonly address: string;
  readonly phone: string;
}

const titlesOf = ({ texts }: RewardRow): Titles =>
  Object.fromEntries(Object.entries(texts).map(([language, { title }]) => [language, plainText(title)]));

/** Stores the exchange and reduces the stock. */
export async function insertRedemption(
  tx: Transaction,
  to: Beneficiary,
  row: RewardRow,
  order: RedemptionOrder,
): Promise<string> {
  const { owner, now } = to;
  // Random, so that a number does not show how many exchanges there are.
  const number = `R${now.toISOString().slice(2, 10).replaceAll("-", "")}${randomInt(1e8).toString().padStart(8, "0")}`;
  await tx.insert(redemptions).values({
    memberId: owner.id,
    id: order.id,
    brand: to.brand,
    number,
    rewardId: row.id,
    kind: row.kind,
    titles: titlesOf(row),
    unit: row.unit,
    quantity: order.quantity,
    points: row.points * order.quantity,
    amount: row.amount * BigInt(order.quantity),
    currency: owner.currency,
    state: initialState(REDEMPTION),
    address: order.address,
    phone: order.phone,
    at: now,
  });
  await tx
    .update(rewards)
    .set({ exchanged: row.exchanged + order.quantity })
    .where(eq(rewards.id, row.id));
  return number;
}

/** Takes the money charged besides the points. Throws InsufficientFunds. */
export async function payFor(tx: Transaction, { owner, now: at }: Beneficiary, amount: bigint, ref: string): Promise<void> {
  if (amount === 0n) return;
  await post(runIn(tx), { posting: "redeem", owner, amount, ref }, { txId: newId(), at });
}
