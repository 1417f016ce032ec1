import { type Actor, canMove, initialState, stateAfter } from "@baize/domain/state-machine/machine";
import { directionOf, MAIN_WALLET, WALLET_TRANSFER, type TransferState } from "@baize/domain/payments/wallet-transfer";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { memberAccount, type Owner } from "../../../ledger/account.ts";
import { openAccounts } from "../../../ledger/open-accounts.ts";
import { post, type Posting } from "../../../ledger/post.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { notify } from "../notifications.ts";
import { insertStep } from "../payment-steps/queries.ts";
import { insertTransfer, type TransferRow, updateTransferState, VENDOR_KINDS } from "./transfer-queries.ts";
import type { VendorOrder } from "./vendor-wallet.ts";

/** The vendor of a transfer, and its direction. */
export function vendorDirection({ from, to }: Pick<TransferRow, "from" | "to">) {
  const direction = directionOf(from, to);
  if (!direction) throw new Error(`A transfer from ${from} to ${to} is with no vendor`);
  return direction;
}

export function orderOf(row: TransferRow): VendorOrder {
  const { id, amount, currency, at } = row;
  return { id, way: vendorDirection(row).way, amount, currency, at };
}

const HOLD = { main: "wallet-hold", vendor: "wallet-hold-at-vendor" } as const;
const ARRIVE = { main: "wallet-arrive", vendor: "wallet-arrive-at-vendor" } as const;
const BACK = { main: "wallet-back", vendor: "wallet-back-to-vendor" } as const;

/** The posting for the wallet of a transfer: cash, or a vendor's. */
const postingAt = (rows: typeof HOLD | typeof ARRIVE | typeof BACK, wallet: string): Posting =>
  wallet === MAIN_WALLET ? { posting: rows.main } : { posting: rows.vendor, refs: { vendor: wallet } };

export interface WantedTransfer {
  readonly reference: string;
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
  readonly at: Date;
}

/** Takes the amount from its wallet and holds it. Call it after `lockWallets`. Throws `InsufficientFunds`. */
export async function holdTransfer(
  tx: Transaction,
  owner: Owner,
  { reference, from, to, amount, at }: WantedTransfer,
): Promise<TransferRow> {
  const { way, vendor } = vendorDirection({ from, to });
  const row: TransferRow = {
    memberId: owner.id,
    id: newId(),
    reference,
    kind: VENDOR_KINDS[way],
    from,
    to,
    counterparty: null,
    currency: owner.currency,
    amount,
    state: initialState(WALLET_TRANSFER),
    at,
    settledAt: null,
  };
  await openAccounts(tx, [memberAccount(owner, "vendor", vendor)]);
  await post(runIn(tx), { ...postingAt(HOLD, from), owner, amount, ref: row.id }, { txId: newId(), at });
  await insertTransfer(tx, row);
  await insertStep(tx, { memberId: owner.id, subject: row.id, state: row.state, actor: "member", at });
  return row;
}

/**
 * Ends a transfer by its vendor's answer: the held amount arrives, or is returned and the member is notified. Call it after
 * `lockWallets`. Undefined, and nothing done, where the state machine has no such step.
 */
export async function stepTransfer(
  tx: Transaction,
  owner: Owner,
  row: TransferRow,
  to: TransferState,
  { by, at }: { readonly by: Actor; readonly at: Date },
): Promise<TransferRow | undefined> {
  if (!canMove(WALLET_TRANSFER, row.state, to, by)) return undefined;
  const { memberId, id, amount, currency } = row;
  const done = to === stateAfter(WALLET_TRANSFER, "arrive");
  const posting = done ? postingAt(ARRIVE, row.to) : postingAt(BACK, row.from);
  await post(runIn(tx), { ...posting, owner, amount, ref: id }, { txId: newId(), at });
  await updateTransferState(tx, row, to, at);
  await insertStep(tx, { memberId, subject: id, state: to, actor: by, at });
  if (!done) await notify(tx, "transfer_failed", { memberId, currency, amount, at });
  return { ...row, state: to, settledAt: at };
}
