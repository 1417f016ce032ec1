import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { transact } from "../../../platform/database/retry.ts";
import { walletTransfers } from "../schema.ts";
import { errorFacts } from "../../../platform/log/log.ts";
import { partyOf } from "../queries.ts";
import { vendorWallet } from "./vendor-wallet.ts";
import { lockMoney, orderOf, settleTransfer, transferById, type TransferRow, wayOf } from "./step-transfer.ts";
import type { System } from "../../../platform/system.ts";

const MOST = 5000;

async function settle(db: Database, row: TransferRow, now: Date, system: System): Promise<void> {
  const { memberId, id, currency } = row;
  const { owner, brand } = await partyOf(db, memberId, currency);
  const word = await vendorWallet(system.brands.of(brand), wayOf(row).vendor).asked(orderOf(row), now);
  if (word === "pending") return;
  await transact(db, async (tx) => {
    await lockMoney(tx, owner);
    const current = await transferById(tx, memberId, id);
    // Another server may have settled it while this one asked: the table then has no step.
    if (current) await settleTransfer(tx, owner, current, word, { by: "adapter", at: now });
  });
}

/** Asks vendors what became of the transfers that they did not answer at once. Each is settled in a transaction of its own. */
export async function settleTransfers(db: Database, now: Date, system: System): Promise<void> {
  const pending = await db
    .select()
    .from(walletTransfers)
    .where(eq(walletTransfers.state, "pending"))
    .orderBy(asc(walletTransfers.at), asc(walletTransfers.memberId), asc(walletTransfers.id))
    .limit(MOST);
  for (const row of pending) {
    // A vendor that cannot be asked keeps nobody else's transfer waiting.
    await settle(db, row, now, system).catch((error: unknown) => {
      system.log.error("wallet.transfer_unasked", { transfer: row.id, ...errorFacts(error) });
    });
  }
}
