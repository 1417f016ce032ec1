import * as z from "zod";
import { DECLINE_REASONS } from "@baize/domain/payments/decline-reason";
import { WITHDRAWAL_STATES, type WithdrawalState } from "@baize/domain/payments/withdrawal-state";
import { folder, id, one, state as stateOf, written } from "../../../platform/operator/fields.ts";
import { always, type Operation, operation } from "../../../platform/operator/operation.ts";
import type { System } from "../../../platform/system.ts";
import { printedAmount } from "../amount.ts";
import { decideWithdrawal } from "./decide-withdrawal.ts";
import { findWithdrawalKey, listWithdrawalsInState } from "./queries.ts";
import { showWithdrawalImages } from "./show-withdrawal-images.ts";

const brandOfWithdrawal = async ({ db }: System, given: { readonly id: string }) =>
  (await findWithdrawalKey(db, given.id))?.brand;

const decision = (to: WithdrawalState, summary: string, needsApproval?: typeof always): Operation =>
  operation({
    summary,
    roles: ["finance", "manager"],
    access: "money",
    needsApproval,
    scope: brandOfWithdrawal,
    input: one,
    run: async (system, { id: wanted }, operator) => await decideWithdrawal(system, operator, { id: wanted, to }),
  });

export const withdrawalOperations: Readonly<Record<string, Operation>> = {
  "withdrawals list": operation({
    summary: "Withdrawals of one state, the oldest first; `pending` unless said otherwise",
    roles: ["finance", "manager"],
    scope: "operator",
    input: z.strictObject({ state: stateOf(WITHDRAWAL_STATES, "pending") }),
    run: async ({ db }, { state }, operator) =>
      (await listWithdrawalsInState(db, operator, state)).map(({ row, username }) => ({
        id: row.id,
        brand: row.brand,
        member: username,
        account: row.accountLabel,
        amount: printedAmount(row.amount, row.currency),
        state: row.state,
        at: row.createdAt.toISOString(),
      })),
  }),
  "withdrawals images": operation({
    summary: "Pictures that a member sent to prove that a withdrawal did not arrive; --to writes them into a folder",
    roles: ["finance", "manager"],
    access: "private",
    scope: brandOfWithdrawal,
    input: z.strictObject({ id, to: folder }),
    run: async (system, { id: wanted, to }, operator) => await showWithdrawalImages(system, operator, wanted, to !== undefined),
  }),
  "withdrawals approve": decision("approved", "Lets a withdrawal be paid"),
  "withdrawals reject": operation({
    summary: "Declines a withdrawal: the amount goes back to the balance, and the member reads the reason",
    roles: ["finance", "manager"],
    access: "money",
    scope: brandOfWithdrawal,
    input: z.strictObject({ id, reason: written(200, 5).describe(`${DECLINE_REASONS.join("|")}|<text>`) }),
    run: async (system, { id: wanted, reason }, operator) =>
      await decideWithdrawal(system, operator, { id: wanted, to: "rejected", reason }),
  }),
  "withdrawals pay": decision("paying", "Hands an approved withdrawal to its payment adapter"),
  "withdrawals paid": decision("paid", "Says that it was sent, or sent again after a dispute; the member is asked"),
  "withdrawals received": decision("received", "Ends a dispute: it did arrive"),
  "withdrawals refund": decision("refunded", "Ends a dispute: the whole amount goes back to the balance", always),
};
