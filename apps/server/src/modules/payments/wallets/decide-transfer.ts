import { transact } from "../../../platform/database/retry.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { lockWallets } from "../lock-wallets.ts";
import { loadParty } from "../queries.ts";
import { stepTransfer, vendorDirection } from "./step-transfer.ts";
import { findTransferCurrency, lockTransfer } from "./transfer-queries.ts";

interface Wanted {
  readonly memberId: string;
  readonly id: string;
  readonly to: "succeeded" | "failed";
}

/**
 * An operator ends a transfer whose vendor does not answer, after asking the vendor. Throws `Refused` for one that was settled
 * meanwhile.
 */
export async function decideTransfer(system: System, operator: Operator, { memberId, id, to }: Wanted) {
  const unknown = () => new Refused(`There is no transfer ${memberId}/${id}.`);
  return await transact(system.db, async (tx) => {
    const currency = await findTransferCurrency(tx, memberId, id);
    if (currency === undefined) throw unknown();
    const { owner, brand } = await loadParty(tx, memberId, currency);
    // Wallets are locked before the transfer's row, as in every other move.
    await lockWallets(tx, owner);
    const found = await lockTransfer(tx, memberId, id);
    if (!found) throw unknown();
    const step = { by: "operator" as const, at: system.now() };
    if (!(await stepTransfer(tx, owner, found, to, step))) throw new Refused(`The transfer is ${found.state} already.`);
    const { reference } = found;
    const details = { transfer: id, reference, vendor: vendorDirection(found).vendor };
    await writeOperatorAudit(tx, system, operator, { brand: brand.code, action: `transfer.${to}`, memberId, details });
    return { id: `${memberId}/${id}`, reference, state: to };
  });
}
