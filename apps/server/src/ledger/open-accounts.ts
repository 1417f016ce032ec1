import type { Executor, RunSql } from "../platform/database/database.ts";
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

/** The same for one account, inside a transaction of raw statements. */
export async function openAccount(run: RunSql, account: Account): Promise<void> {
  const { memberId, id, side, book, kind, ref, currency } = account;
  await run(
    `insert into accounts (member_id, id, side, book, kind, ref, currency)
      values ($1::uuid, $2::uuid, $3, $4, $5, $6, $7) on conflict do nothing`,
    [memberId, id, side, book, kind, ref, currency],
  );
}
