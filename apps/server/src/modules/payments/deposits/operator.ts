import * as z from "zod";
import { CHANNEL_KINDS } from "@baize/domain/payments/channel";
import { DEPOSIT_STATES, type DepositState } from "@baize/domain/payments/deposit-state";
import { brand, member, one, state as stateOf, written } from "../../../platform/operator/fields.ts";
import { always, type Operation, operation } from "../../../platform/operator/operation.ts";
import type { System } from "../../../platform/system.ts";
import { printedAmount } from "../amount.ts";
import { addManualDeposit } from "./add-manual-deposit.ts";
import { decideDeposit } from "./decide-deposit.ts";
import type { DepositReversedSubscriber } from "./deposit-reversed.ts";
import { findDeposit, listDepositsInState } from "./queries.ts";
import { reverseDeposit } from "./reverse-deposit.ts";

const brandOfDeposit = async ({ db }: System, { id }: { readonly id: string }) => (await findDeposit(db, id))?.brand;

const decision = (to: DepositState, summary: string, needsApproval?: typeof always): Operation =>
  operation({
    summary,
    roles: ["finance", "manager"],
    access: "money",
    needsApproval,
    scope: brandOfDeposit,
    input: one,
    run: async (system, { id }, operator) => await decideDeposit(system, operator, id, to),
  });

export const depositOperations: Readonly<Record<string, Operation>> = {
  "deposits list": operation({
    summary: "Deposits of one state, the oldest first; `review` unless said otherwise",
    roles: ["finance", "manager"],
    scope: "operator",
    input: z.strictObject({ state: stateOf(DEPOSIT_STATES, "review") }),
    run: async ({ db }, { state }, operator) =>
      (await listDepositsInState(db, operator, state)).map(({ row, username }) => ({
        id: row.id,
        brand: row.brand,
        member: username,
        channel: row.channel,
        amount: printedAmount(row.amount, row.currency),
        state: row.state,
        at: row.createdAt.toISOString(),
      })),
  }),
  "deposits approve": decision("succeeded", "Credits a deposit: the money was seen", always),
  "deposits manual": operation({
    summary: "Credits money that was seen outside of every adapter; the bank's reference is credited once",
    roles: ["finance", "manager"],
    access: "money",
    needsApproval: always,
    input: z.strictObject({
      brand,
      member,
      amount: z.string().describe("<100.00>"),
      kind: z.enum(CHANNEL_KINDS).describe(CHANNEL_KINDS.join("|")),
      reference: written(80, 3),
      reason: written(200, 5),
    }),
    run: async (system, given, operator) => await addManualDeposit(system, operator, given),
  }),
  "deposits fail": decision("failed", "Ends a deposit: no money came"),
};

/** `depositReversed`: what other modules do about a reversed deposit. */
export const reversalOperations = (
  depositReversed: readonly DepositReversedSubscriber[],
): Readonly<Record<string, Operation>> => ({
  "deposits reverse": operation({
    summary: "Takes a credited deposit back whose payer took the money back; what was spent of it, the member owes",
    roles: ["finance", "manager"],
    access: "money",
    needsApproval: always,
    scope: brandOfDeposit,
    input: one.extend({ reason: written(200, 5) }),
    run: async (system, given, operator) => await reverseDeposit(system, depositReversed, operator, given),
  }),
});
