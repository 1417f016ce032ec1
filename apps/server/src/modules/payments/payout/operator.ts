import * as z from "zod";
import type { Role } from "@baize/domain/operators/role";
import { PAYOUT_ACCOUNT_STATES } from "@baize/domain/payments/payout-account";
import { asOwned, ownedId as id, state as stateOf, written } from "../../../platform/operator/fields.ts";
import { type Operation, operation } from "../../../platform/operator/operation.ts";
import { brandOfOwner } from "../../identity/member/brand-of-owner.ts";
import { decidePayoutAccount } from "./decide-payout-account.ts";
import { listAccountsInState } from "./queries.ts";

const roles: readonly Role[] = ["finance", "manager"];

/** Accounts for withdrawals that are not in their member's own name. */
export const payoutOperations: Readonly<Record<string, Operation>> = {
  "payout list": operation({
    summary: "Payout accounts of one state, the oldest first, with the member's own name; `waiting` unless said otherwise",
    roles,
    scope: "operator",
    input: z.strictObject({ state: stateOf(PAYOUT_ACCOUNT_STATES, "waiting") }),
    run: async ({ db }, { state }, operator) =>
      (await listAccountsInState(db, operator, state)).map(({ row, username, brand, details }) => ({
        id: asOwned(row),
        brand,
        member: username,
        ownName: details.payeeName ?? "",
        holder: row.holder,
        account: `${row.bank} ${row.masked}`.trim(),
        state: row.state,
        at: row.createdAt.toISOString(),
      })),
  }),
  "payout approve": operation({
    summary: "Lets withdrawals go to an account in another name than the member's",
    roles,
    access: "state",
    scope: brandOfOwner,
    input: z.strictObject({ id }),
    run: async (system, given, operator) => await decidePayoutAccount(system, operator, { account: given.id, to: "approved" }),
  }),
  "payout refuse": operation({
    summary: "Refuses a payout account that waits, for good; the member reads the reason",
    roles,
    access: "state",
    scope: brandOfOwner,
    input: z.strictObject({ id, reason: written(200, 5) }),
    run: async (system, given, operator) =>
      await decidePayoutAccount(system, operator, { account: given.id, to: "refused", reason: given.reason }),
  }),
};
