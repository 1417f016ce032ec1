import * as z from "zod";
import { DEPOSIT_STATES, type DepositState } from "@baize/domain/payments/deposit-state";
import { one, state as stateOf } from "../../../platform/operator/fields.ts";
import { always, type Operation, operation } from "../../../platform/operator/operation.ts";
import { printedAmount } from "../amount.ts";
import { decideDeposit } from "./decide-deposit.ts";
import { listDepositsInState } from "./queries.ts";

const decision = (to: DepositState, summary: string, needsApproval?: typeof always): Operation =>
  operation({
    summary,
    roles: ["finance", "manager"],
    access: "money",
    ...(needsApproval && { needsApproval }),
    input: one,
    run: async (system, { id }, operator) => await decideDeposit(system, operator, id, to),
  });

export const depositOperations: Readonly<Record<string, Operation>> = {
  "deposits list": operation({
    summary: "Deposits of one state, the oldest first; `review` unless said otherwise",
    roles: ["finance", "manager"],
    input: z.strictObject({ state: stateOf(DEPOSIT_STATES, "review") }),
    run: async ({ db }, { state }) =>
      (await listDepositsInState(db, state)).map(({ row, username }) => ({
        id: row.id,
        member: username,
        channel: row.channel,
        amount: printedAmount(row.amount, row.currency),
        state: row.state,
        at: row.createdAt.toISOString(),
      })),
  }),
  "deposits approve": decision("succeeded", "Credits a deposit: the money was seen", always),
  "deposits fail": decision("failed", "Ends a deposit: no money came"),
};
