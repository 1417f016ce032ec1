import { asc, eq } from "drizzle-orm";
import { type AnswerPolicy, STANDARD_POLICY } from "@baize/domain/gaming/answer-policy";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import { providerPolicies } from "../schema.ts";

export type PolicyRow = typeof providerPolicies.$inferSelect;

/** The policies of providers that have one of their own. */
export const listPolicies = async (db: Executor): Promise<PolicyRow[]> =>
  await db.select().from(providerPolicies).orderBy(asc(providerPolicies.provider));

/** The policy of a provider, locked. It begins with the standard one, so that two first changes wait for each other. */
export async function lockPolicy(tx: Transaction, provider: string): Promise<AnswerPolicy> {
  await tx
    .insert(providerPolicies)
    .values({ provider, ...STANDARD_POLICY })
    .onConflictDoNothing();
  const [row] = await tx.select().from(providerPolicies).where(eq(providerPolicies.provider, provider)).for("update");
  if (!row) throw new Error(`The policy of ${provider} is gone`);
  return row;
}

export async function storePolicy(tx: Transaction, provider: string, policy: AnswerPolicy): Promise<void> {
  await tx.update(providerPolicies).set(policy).where(eq(providerPolicies.provider, provider));
}
