import { formatAmount, parseAmount } from "@baize/domain/money/amount";
import { changeBrandConfig, partOf } from "../../../platform/brand/change-config.ts";
import { loadBrand } from "../../../platform/brand/queries.ts";
import { transact } from "../../../platform/database/retry.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { countOwed } from "./queries.ts";

/** What an operator writes for a guarantee that pays whatever is lacking. */
export const WITHOUT_SIZE = "none";

function sizeOf(written: string, currency: string): bigint | undefined {
  if (written === WITHOUT_SIZE) return undefined;
  const size = parseAmount(written, currency);
  if (size === undefined || size < 0n)
    throw new Refused(`"${written}" is no amount of ${currency}, as 100.00, and not "${WITHOUT_SIZE}".`);
  return size;
}

/**
 * Sets the most that the agents of a brand may owe the guarantee together. What is owed already stays; what it cannot pay waits until debts
 * are repaid, or until it is larger.
 */
export async function setGuarantee(system: System, operator: Operator, given: { readonly brand: string; readonly size: string }) {
  const { brand } = given;
  return await transact(system.db, async (tx) => {
    const { currency, agents } = system.brands.of(await loadBrand(tx, brand));
    const size = sizeOf(given.size, currency);
    await changeBrandConfig(tx, brand, (config) => {
      const { guaranteeSize: _, ...rest } = partOf(config, "agents");
      return { ...config, agents: size === undefined ? rest : { ...rest, guaranteeSize: size.toString() } };
    });
    const printed = (minor: bigint | undefined) => (minor === undefined ? WITHOUT_SIZE : formatAmount(minor, currency));
    const before = printed(agents.guaranteeSize === undefined ? undefined : BigInt(agents.guaranteeSize));
    const after = { size: printed(size), owed: printed(await countOwed(tx, brand)) };
    await writeOperatorAudit(tx, system, operator, { brand, action: "settlement.guarantee", details: { before, ...after } });
    return { brand, ...after, currency };
  });
}
