import { and, asc, eq } from "drizzle-orm";
import * as z from "zod";
import { formatAmount } from "@baize/domain/money/amount";
import type { Transaction } from "../../../platform/database/database.ts";
import { transact } from "../../../platform/database/retry.ts";
import { members } from "../../identity/schema.ts";
import { walletTransfers } from "../schema.ts";
import { partyOf } from "../queries.ts";
import { lockMoney, settleTransfer, transferById, wayOf } from "./step-transfer.ts";
import type { System } from "../../../platform/system.ts";
import { asOwned, MOST, nothing, ownedId } from "../../../platform/operator/fields.ts";
import { type Operation, operation, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";

async function list({ db, now }: System) {
  const rows = await db
    .select({ row: walletTransfers, username: members.username })
    .from(walletTransfers)
    .innerJoin(members, eq(members.id, walletTransfers.memberId))
    .where(eq(walletTransfers.state, "pending"))
    .orderBy(asc(walletTransfers.at), asc(walletTransfers.memberId), asc(walletTransfers.id))
    .limit(MOST);
  return rows.map(({ row, username }) => ({
    id: asOwned(row),
    member: username,
    vendor: wayOf(row).vendor,
    from: row.from,
    to: row.to,
    amount: `${formatAmount(row.amount, row.currency)} ${row.currency}`,
    reference: row.reference,
    minutes: Math.floor((now().getTime() - row.at.getTime()) / 60_000),
  }));
}

async function currencyOf(tx: Transaction, memberId: string, id: string): Promise<string> {
  const own = and(eq(walletTransfers.memberId, memberId), eq(walletTransfers.id, id));
  const [row] = await tx.select({ currency: walletTransfers.currency }).from(walletTransfers).where(own);
  if (!row) throw new Refused(`There is no transfer ${memberId}/${id}.`);
  return row.currency;
}

/** A person has asked the vendor by another road: what the table does not hold any more was settled meanwhile. */
function settledAs(to: "succeeded" | "failed", summary: string): Operation {
  return operation({
    summary,
    access: "money",
    input: z.strictObject({ id: ownedId }),
    run: async (system, { id: { memberId, id } }, operator) =>
      await transact(system.db, async (tx) => {
        const currency = await currencyOf(tx, memberId, id);
        const { owner, brand } = await partyOf(tx, memberId, currency);
        // The money first, as everything that moves it does; only then the row that says what became of it.
        await lockMoney(tx, owner);
        const found = await transferById(tx, memberId, id);
        if (!found) throw new Refused(`There is no transfer ${memberId}/${id}.`);
        const step = { by: "operator" as const, at: system.now() };
        if (!(await settleTransfer(tx, owner, found, to, step))) throw new Refused(`The transfer is ${found.state} already.`);
        const { reference } = found;
        const details = { transfer: id, reference, vendor: wayOf(found).vendor };
        await writeOperatorAudit(tx, system, operator, { brand: brand.code, action: `transfer.${to}`, memberId, details });
        return { id: `${memberId}/${id}`, reference, state: to };
      }),
  });
}

/** Transfers to and from vendors' wallets that no vendor has spoken about yet. */
export const transferOperations: Readonly<Record<string, Operation>> = {
  "transfers list": operation({
    summary: "Transfers that wait for their vendor's word, the oldest first, and for how many minutes",
    input: nothing,
    run: list,
  }),
  "transfers arrived": settledAs("succeeded", "Ends a transfer whose vendor stays silent: the amount did arrive"),
  "transfers failed": settledAs(
    "failed",
    "Ends a transfer whose vendor stays silent: the amount goes back to where it came from",
  ),
};
