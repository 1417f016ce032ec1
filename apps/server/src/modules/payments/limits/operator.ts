import * as z from "zod";
import { brand } from "../../../platform/operator/fields.ts";
import { type Operation, operation } from "../../../platform/operator/operation.ts";
import { changeLimits, raisesLimits, showLimits } from "./change-limits.ts";

const amount = z.string().optional().describe("<100.00>");
const count = z.coerce.number().int().min(1).max(1000).optional().describe("<number>");

/** How much may leave the wallets of a brand's members. */
export const limitOperations: Readonly<Record<string, Operation>> = {
  "limits show": operation({
    summary: "The most that a member may withdraw and send",
    roles: ["finance", "risk", "manager"],
    input: z.strictObject({ brand }),
    run: async (system, given) => await showLimits(system, given.brand),
  }),
  "limits change": operation({
    summary: "Changes them for withdrawals and transfers from now on; what is left out stays. To raise one takes two people",
    roles: ["finance", "risk", "manager"],
    access: "state",
    input: z.strictObject({
      brand,
      withdrawalMax: amount,
      withdrawalsPerDay: count,
      unattendedUpTo: amount,
      transferMax: amount,
      transfersPerDay: count,
    }),
    needsApproval: async (system, { brand: code, ...asked }) => await raisesLimits(system, code, asked),
    run: async (system, { brand: code, ...asked }, operator) => await changeLimits(system, operator, code, asked),
  }),
};
