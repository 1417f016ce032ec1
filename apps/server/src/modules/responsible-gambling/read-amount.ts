import { parseAmount } from "@baize/domain/money/amount";
import type { RequestContext } from "../../platform/context.ts";
import { invalid } from "../../platform/http/fault.ts";

/** The amount of a limit in minor units of the brand's currency. Throws for a negative amount and for any other text. */
export function minorIn({ brand }: RequestContext, amount: string): bigint {
  const minor = parseAmount(amount, brand.currency);
  if (minor === undefined || minor < 0n) throw invalid("amount", "not_allowed");
  return minor;
}
