import type { Executor } from "../platform/database/database.ts";
import type { Account } from "./account.ts";
import { accounts } from "./schema.ts";

/** Opens members' accounts that do not exist yet, at zero. The brand's accounts open with their first posting. */
export async function openAccounts(tx: Executor, wanted: readonly Account[]): Promise<void> {
  if (wanted.length === 0) return;
  await tx
    .insert(accounts)
    .values([...wanted])
    .onConflictDoNothing();
}
