import { who } from "../../platform/operator/fields.ts";
import { type Operation, operation } from "../../platform/operator/operation.ts";
import { setMoneyFrozen } from "./member/freeze-money.ts";

export const identityOperations: Readonly<Record<string, Operation>> = {
  "money freeze": operation({
    summary: "Freezes a member's money: no withdrawal, no transfer along the tree, no exchange; play and deposits go on",
    roles: ["risk", "manager"],
    access: "state",
    input: who,
    run: async (system, given, operator) => await setMoneyFrozen(system, operator, { ...given, moneyFrozen: true }),
  }),
  "money thaw": operation({
    summary: "Ends a freeze",
    roles: ["risk", "manager"],
    access: "state",
    input: who,
    run: async (system, given, operator) => await setMoneyFrozen(system, operator, { ...given, moneyFrozen: false }),
  }),
};
