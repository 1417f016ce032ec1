import { and, eq, isNull, ne, notLike } from "drizzle-orm";
import type { Executor } from "../../../platform/database/database.ts";
import { SEALED_BATCH, type SealedTexts } from "../../../platform/security/sealed.ts";
import { payoutAccounts } from "../schema.ts";
import type { PayoutRow } from "./queries.ts";

/** The hashed text of an account, so that a member adds none twice. */
export const hashedNumber = ({ kind, code }: Pick<PayoutRow, "kind" | "code">, number: string): string =>
  `${kind} ${number} ${code}`;

/** Whether another account of the member has this hash: its number was added twice, each time hashed with another key. */
async function isTaken(db: Executor, { memberId, id }: PayoutRow, numberHash: string): Promise<boolean> {
  const { memberId: owner, id: account, numberHash: hash, removedAt } = payoutAccounts;
  const other = and(eq(owner, memberId), eq(hash, numberHash), ne(account, id), isNull(removedAt));
  return (await db.select({ id: account }).from(payoutAccounts).where(other).limit(1)).length > 0;
}

/** Numbers of payout accounts. Their hashes go with them to the newest key. */
export const sealedNumbers: SealedTexts = async (db, { newest, seal, unseal, hash }) => {
  const rows = await db
    .select()
    .from(payoutAccounts)
    .where(notLike(payoutAccounts.sealedNumber, `${newest}.%`))
    .limit(SEALED_BATCH);
  for (const row of rows) {
    const number = unseal(row.sealedNumber);
    const numberHash = hash(hashedNumber(row, number));
    const values = { sealedNumber: seal(number), numberHash: (await isTaken(db, row, numberHash)) ? row.numberHash : numberHash };
    const same = eq(payoutAccounts.sealedNumber, row.sealedNumber);
    await db
      .update(payoutAccounts)
      .set(values)
      .where(and(eq(payoutAccounts.memberId, row.memberId), eq(payoutAccounts.id, row.id), same));
  }
  return rows.length;
};
