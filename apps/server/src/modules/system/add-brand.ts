import { findBrandOfHosts, insertBrand } from "../../platform/brand/queries.ts";
import { transact } from "../../platform/database/retry.ts";
import { type Operator, Refused } from "../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../platform/operator/write-operator-audit.ts";
import type { System } from "../../platform/system.ts";
import type { NewBrand } from "./new-brand.ts";

/** Adds a brand without games and members. Requests to its hosts see it at once. */
export async function addBrand(system: System, operator: Operator, { code, name, hosts, config }: NewBrand) {
  await transact(system.db, async (tx) => {
    const other = await findBrandOfHosts(tx, hosts);
    const taken = other?.hosts.find((host) => hosts.includes(host));
    if (other && other.code !== code) throw new Refused(`The brand ${other.code} has the host ${taken ?? ""} already.`);
    const row = { code, name, hosts, config, blockedCountries: [], blockedAddresses: [], createdAt: system.now() };
    if (!(await insertBrand(tx, row))) throw new Refused(`There is a brand ${code} already.`);
    await writeOperatorAudit(tx, system, operator, { brand: code, action: "brand.add", details: { name, hosts, config } });
  });
  return { brand: code, name, hosts };
}
