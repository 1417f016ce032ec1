import { and, eq } from "drizzle-orm";
import type { Executor, Transaction } from "../database/database.ts";
import { idempotency } from "../schema.ts";
import { fault } from "./fault.ts";
import { hashOf, sealText, unsealText } from "../security/tokens.ts";

/** A call that is done once, however often it is sent. */
export interface Intent {
  readonly owner: string;
  readonly key: string;
  readonly requestHash: string;
}

const where = (intent: Intent) => and(eq(idempotency.owner, intent.owner), eq(idempotency.keyHash, hashOf(intent.key)));

/** The stored answer of this intent. Throws `idempotency.mismatch` when the key came with another body. */
export async function findAnswer(db: Executor, intent: Intent): Promise<{ value: unknown } | undefined> {
  const [row] = await db.select().from(idempotency).where(where(intent));
  if (!row) return undefined;
  if (row.requestHash !== intent.requestHash) throw fault("idempotency.mismatch");
  return { value: JSON.parse(unsealText(row.sealedAnswer, intent.key)) };
}

/** Claims the key. A second call with it waits for the first one's transaction, then gets false: the answer is stored. */
export async function claimKey(tx: Transaction, intent: Intent, now: Date): Promise<boolean> {
  const row = {
    owner: intent.owner,
    keyHash: hashOf(intent.key),
    requestHash: intent.requestHash,
    sealedAnswer: "",
    createdAt: now,
  };
  const claimed = await tx.insert(idempotency).values(row).onConflictDoNothing().returning({ owner: idempotency.owner });
  return claimed.length === 1;
}

export async function storeAnswer(tx: Transaction, intent: Intent, answer: unknown): Promise<void> {
  await tx
    .update(idempotency)
    .set({ sealedAnswer: sealText(JSON.stringify(answer), intent.key) })
    .where(where(intent));
}
