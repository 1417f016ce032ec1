import * as z from "zod";
import { asOwned, nothing, ownedId } from "../../../platform/operator/fields.ts";
import { always, type Operation, operation } from "../../../platform/operator/operation.ts";
import { brandOfOwner } from "../../identity/member/brand-of-owner.ts";
import { printedAmount } from "../amount.ts";
import { decideTransfer } from "./decide-transfer.ts";
import { vendorDirection } from "./step-transfer.ts";
import { listPendingWithMembers } from "./transfer-queries.ts";

const decision = (to: "succeeded" | "failed", summary: string): Operation =>
  operation({
    summary,
    roles: ["finance", "manager"],
    access: "money",
    needsApproval: always,
    scope: brandOfOwner,
    input: z.strictObject({ id: ownedId }),
    run: async (system, { id }, operator) => await decideTransfer(system, operator, { ...id, to }),
  });

/** Transfers to and from vendors' wallets that their vendors have not answered yet. */
export const transferOperations: Readonly<Record<string, Operation>> = {
  "transfers list": operation({
    summary: "Transfers that wait for their vendor's word, the oldest first, and for how many minutes",
    roles: ["finance", "manager"],
    scope: "operator",
    input: nothing,
    run: async ({ db, now }, _, operator) =>
      (await listPendingWithMembers(db, operator)).map(({ row, username }) => ({
        id: asOwned(row),
        member: username,
        vendor: vendorDirection(row).vendor,
        from: row.from,
        to: row.to,
        amount: printedAmount(row.amount, row.currency),
        reference: row.reference,
        minutes: Math.floor((now().getTime() - row.at.getTime()) / 60_000),
      })),
  }),
  "transfers arrived": decision("succeeded", "Ends a transfer whose vendor stays silent: the amount did arrive"),
  "transfers failed": decision("failed", "Ends a transfer whose vendor stays silent: the amount goes back to where it came from"),
};
