import * as z from "zod";
import { brand, member, nothing, one, written } from "../../../platform/operator/fields.ts";
import { type Operation, operation } from "../../../platform/operator/operation.ts";
import { printedAmount } from "../amount.ts";
import { decideAdjustment } from "./decide-adjustment.ts";
import { listRequestedAdjustments } from "./queries.ts";
import { ADJUSTABLE_WALLETS, requestAdjustment } from "./request-adjustment.ts";

const wanted = z.strictObject({
  brand,
  member,
  amount: z.string().describe("<100.00|-100.00>"),
  reason: written(200, 5),
  wallet: z.enum(ADJUSTABLE_WALLETS).default("cash").describe(ADJUSTABLE_WALLETS.join("|")),
});

/** Corrections need two people. */
export const adjustOperations: Readonly<Record<string, Operation>> = {
  "adjust list": operation({
    summary: "Corrections that wait for a second person",
    roles: ["finance", "manager"],
    input: nothing,
    run: async ({ db }) =>
      (await listRequestedAdjustments(db)).map(({ row, username }) => ({
        id: row.id,
        member: username,
        wallet: row.wallet,
        amount: printedAmount(row.amount, row.currency),
        reason: row.reason,
        requestedBy: row.requestedBy,
      })),
  }),
  "adjust request": operation({
    summary: "Asks for a correction of a member's wallet; nothing moves before another person approves",
    roles: ["finance", "manager"],
    access: "state",
    input: wanted,
    run: async (system, input, operator) => await requestAdjustment(system, operator, input),
  }),
  "adjust approve": operation({
    summary: "Agrees to a correction that somebody else asked for: the money moves",
    roles: ["finance", "manager"],
    access: "money",
    input: one,
    run: async (system, { id }, operator) => await decideAdjustment(system, operator, id, "done"),
  }),
  "adjust reject": operation({
    summary: "Refuses a correction",
    roles: ["finance", "manager"],
    access: "state",
    input: one,
    run: async (system, { id }, operator) => await decideAdjustment(system, operator, id, "rejected"),
  }),
};
