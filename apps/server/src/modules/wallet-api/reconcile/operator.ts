import * as z from "zod";
import { callList } from "@baize/api/provider/call-list";
import { json } from "../../../platform/operator/fields.ts";
import { type Operation, operation } from "../../../platform/operator/operation.ts";
import { reconcileDay } from "./reconcile-day.ts";

/** Operators' command for what a vendor and the platform have of one day. */
export const reconcileOperations: Readonly<Record<string, Operation>> = {
  "vendors reconcile": operation({
    summary:
      "Compares a vendor's own list of a day with the calls that were accepted, and prints every difference; changes nothing",
    roles: ["finance", "risk", "manager"],
    access: "private",
    scope: "platform",
    files: ["list"],
    input: z.strictObject({ list: json(callList).describe("<file>") }),
    run: async (system, { list }, operator) => await reconcileDay(system, operator, list),
  }),
};
