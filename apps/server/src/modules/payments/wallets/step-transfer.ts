import { and, eq } from "drizzle-orm";
import { type Actor, mayStep } from "@baize/domain/state-machine/state-table";
import {
  directionOf,
  MAIN_WALLET,
  TRANSFER_STATES,
  TRANSFER_STEPS,
  type TransferState,
} from "@baize/domain/payments/wallet-transfer";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { walletTransfers } from "../schema.ts";
import { memberAccount, type Owner } from "../../../ledger/account.ts";
import { openAccounts } from "../../../ledger/open-accounts.ts";
import { lockAccounts, post } from "../../../ledger/post.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { writeStep } from "../steps/queries.ts";
import { tell } from "../notify.ts";
import type { VendorOrder } from "./vendor-wallet.ts";

export type TransferRow = typeof walletTransfers.$inferSelect;

/** Kinds of `wallet_transfers` that a vendor has a part in. */
export const VENDOR_KINDS = { in: "vendor-in", out: "vendor-out" } as const;

export function transferState({ state }: Pick<TransferRow, "state">): TransferState {
  const known = TRANSFER_STATES.find((one) => one === state);
  if (!known) throw new Error(`${state} is no state of a transfer`);
  return known;
}

export function wayOf({ from, to }: Pick<TransferRow, "from" | "to">) {
  const way = directionOf(from, to);
  if (!way) throw new Error(`From ${from} to ${to} is no way of a vendor's transfer`);
  return way;
}

export function orderOf(row: TransferRow): VendorOrder {
  const { id, amount, currency, at } = row;
  return { id, way: wayOf(row).way, amount, currency, at };
}

const accountOf = (owner: Owner, wallet: string) =>
  wallet === MAIN_WALLET ? memberAccount(owner, "cash") : memberAccount(owner, "vendor", wallet);

/**
 * Cash and locked wallet, in the order that every move takes them: from here to the end of the transaction no bet and no
 * other transfer of this member runs. A vendor's wallet is only ever touched after them.
 */
export async function lockMoney(tx: Transaction, owner: Owner): Promise<void> {
  await lockAccounts(runIn(tx), [memberAccount(owner, "cash"), memberAccount(owner, "locked")]);
}

export interface Wanted {
  readonly reference: string;
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
  readonly at: Date;
}

/** Takes the amount out of its wallet and holds it. Call it after `lockMoney`. Throws `InsufficientFunds`. */
export async function beginTransfer(
  tx: Transaction,
  owner: Owner,
  { reference, from, to, amount, at }: Wanted,
): Promise<TransferRow> {
  const { way, vendor } = wayOf({ from, to });
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
    state: "pending",
    at,
    settledAt: null,
  };
  await openAccounts(tx, [memberAccount(owner, "vendor", vendor)]);
  const of = { memberId: owner.id, txId: newId(), kind: "wallet-hold", ref: row.id, amount, at } as const;
  await post(runIn(tx), { ...of, debit: accountOf(owner, from), credit: memberAccount(owner, "locked") });
  await tx.insert(walletTransfers).values(row);
  await writeStep(tx, { memberId: owner.id, subject: row.id, state: "pending", actor: "member", at });
  return row;
}

/** As it is now; undefined when there is none. Call it after `lockMoney`: nobody else can settle it meanwhile. */
export async function transferById(tx: Transaction, memberId: string, id: string): Promise<TransferRow | undefined> {
  const mine = and(eq(walletTransfers.memberId, memberId), eq(walletTransfers.id, id));
  const [row] = await tx.select().from(walletTransfers).where(mine).for("update");
  return row;
}

/**
 * Ends a transfer by its vendor's word: the held amount arrives, or goes back to where it came from and the member is
 * told. Call it after `lockMoney`. Undefined, and nothing done, where the table has no such step.
 */
export async function settleTransfer(
  tx: Transaction,
  owner: Owner,
  row: TransferRow,
  to: TransferState,
  { by, at }: { readonly by: Actor; readonly at: Date },
): Promise<TransferRow | undefined> {
  if (!mayStep(TRANSFER_STEPS, transferState(row), to, by)) return undefined;
  const { memberId, id, amount, currency } = row;
  const done = to === "succeeded";
  const kind = done ? "wallet-arrive" : "wallet-back";
  const of = { memberId, txId: newId(), kind, ref: id, amount, at } as const;
  await post(runIn(tx), { ...of, debit: memberAccount(owner, "locked"), credit: accountOf(owner, done ? row.to : row.from) });
  const change = { state: to, settledAt: at };
  await tx
    .update(walletTransfers)
    .set(change)
    .where(and(eq(walletTransfers.memberId, memberId), eq(walletTransfers.id, id)));
  await writeStep(tx, { memberId, subject: id, state: to, actor: by, at });
  if (!done) await tell(tx, "transferFailed", { memberId, currency, amount, at });
  return { ...row, ...change };
}
