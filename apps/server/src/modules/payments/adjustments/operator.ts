import * as z from "zod";
import { brand, member, written } from "../../../platform/operator/fields.ts";
import { always, type Operation, operation } from "../../../platform/operator/operation.ts";
import { ADJUSTABLE_WALLETS, adjustWallet } from "./adjust-wallet.ts";

export const adjustmentOperations: Readonly<Record<string, Operation>> = {
  "money adjust": operation({
    summary: "Corrects a member's wallet: a negative amount is taken",
    roles: ["finance", "manager"],
    access: "money",
    needsApproval: always,
    input: z.strictObject({
      brand,
      member,
      amount: z.string().describe("<100.00|-100.00>"),
      reason: written(200, 5),
      wallet: z.enum(ADJUSTABLE_WALLETS).default("cash").describe(ADJUSTABLE_WALLETS.join("|")),
    }),
    run: async (system, given, operator) => await adjustWallet(system, operator, given),
  }),
};
