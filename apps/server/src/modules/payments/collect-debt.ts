import type { RunSql, Transaction } from "../../platform/database/database.ts";
import { runIn } from "../../platform/database/raw.ts";
import { accountOf, type Owner } from "../../ledger/account.ts";
import { loadBalance } from "../../ledger/post.ts";
import { postBatch } from "../../ledger/post-batch.ts";
import { lockWallets } from "./lock-wallets.ts";

/** What the member owes the brand, in minor units. */
export const loadBrandDebt = async (run: RunSql, owner: Owner): Promise<bigint> =>
  -((await loadBalance(run, accountOf(owner, "receivable"))) ?? 0n);

/** Pays what the member owes out of cash, as far as it goes. `ref`: of what made the cash arrive, or asks for it. */
export async function collectDebt(tx: Transaction, owner: Owner, ref: string, at: Date): Promise<void> {
  const run = runIn(tx);
  await lockWallets(tx, owner);
  const owed = await loadBrandDebt(run, owner);
  if (owed <= 0n) return;
  const cash = (await loadBalance(run, accountOf(owner, "cash"))) ?? 0n;
  await postBatch(run, at, [{ posting: "debt-collected", owner, amount: cash < owed ? cash : owed, ref }]);
}
