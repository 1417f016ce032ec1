import { formatAmount } from "@baize/domain/money/amount";
import { nothing } from "../../platform/operator/fields.ts";
import { type Operation, operation } from "../../platform/operator/operation.ts";
import { listPotSums } from "./pot-queries.ts";

/** Operators' command for the pots of providers. */
export const potOperations: Readonly<Record<string, Operation>> = {
  "vendors pots": operation({
    summary: "What each brand owes a provider for its pot: shares less wins. Negative: the provider owes the brand",
    roles: ["finance", "risk", "manager"],
    scope: "platform",
    input: nothing,
    run: async ({ db }) =>
      (await listPotSums(db)).map(({ brand, pot, currency, sum }) => {
        const [vendor = "", name = ""] = pot.split("/");
        return { brand, vendor, pot: name, owed: `${formatAmount(BigInt(sum), currency)} ${currency}` };
      }),
  }),
};
