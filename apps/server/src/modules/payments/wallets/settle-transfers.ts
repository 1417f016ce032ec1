import type { Database } from "../../../platform/database/database.ts";
import { transact } from "../../../platform/database/retry.ts";
import { errorFacts } from "../../../platform/log/log.ts";
import type { System } from "../../../platform/system.ts";
import { lockWallets } from "../lock-wallets.ts";
import { loadParty } from "../queries.ts";
import { orderOf, stepTransfer, vendorDirection } from "./step-transfer.ts";
import { listPendingTransfers, lockTransfer, type TransferRow } from "./transfer-queries.ts";
import { vendorWallet } from "./vendor-wallet.ts";

const MOST = 5000;

async function settle(db: Database, row: TransferRow, now: Date, system: System): Promise<void> {
  const { memberId, id, currency } = row;
  const { owner, brand } = await loadParty(db, memberId, currency);
  const answer = await vendorWallet(system.brands.of(brand), vendorDirection(row).vendor).ask(orderOf(row), now);
  if (answer === "pending") return;
  await transact(db, async (tx) => {
    await lockWallets(tx, owner);
    const current = await lockTransfer(tx, memberId, id);
    // Another server may have settled it meanwhile: the state machine then has no such step.
    if (current) await stepTransfer(tx, owner, current, answer, { by: "adapter", at: now });
  });
}

/** Asks vendors about unanswered transfers. Each is settled in its own transaction. */
export async function settleTransfers(db: Database, now: Date, system: System): Promise<void> {
  for (const row of await listPendingTransfers(db, MOST)) {
    // A vendor that fails to answer must not delay the transfers of others.
    await settle(db, row, now, system).catch((error: unknown) => {
      system.log.error("wallet.transfer_unasked", { transfer: row.id, ...errorFacts(error) });
    });
  }
}
