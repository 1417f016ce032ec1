import { ACTIVE_MEMBER } from "@baize/domain/identity/member/status";
import type { ContractTerms } from "@baize/domain/agents/contract/terms";
import type { Transaction } from "../../../platform/database/database.ts";
import { transact } from "../../../platform/database/retry.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { loadBrand } from "../../../platform/brand/queries.ts";
import { Fault } from "../../../platform/http/fault.ts";
import { addOffer } from "./add-offer.ts";
import { lockTree } from "./lock-tree.ts";
import { notifyOfContract } from "./notify.ts";
import { loadTopAgent } from "./brand-queries.ts";
import type { ContractRow } from "./queries.ts";
import { type GivenTerms, readTerms } from "./read-terms.ts";
import { isSigner } from "./require-signer.ts";

interface Offer {
  readonly brand: string;
  readonly member: string;
  readonly terms: GivenTerms;
}

interface BrandOffer extends Pick<Offer, "brand"> {
  readonly terms: ContractTerms;
  readonly agent: { readonly id: string; readonly path: readonly string[] };
  readonly at: Date;
}

/** Adds the brand's offer and notifies the agent; undefined where an offer of this type waits already. */
export async function addBrandOffer(tx: Transaction, { brand, agent, terms, at }: BrandOffer): Promise<ContractRow | undefined> {
  await lockTree(tx, agent);
  const row = await addOffer(tx, { brand, memberId: agent.id, uplineId: null, proposedBy: "upline", terms, at });
  if (row) await notifyOfContract(tx, "contract_offered_by_brand", { to: agent.id, type: row.type, at });
  return row;
}

/** Throws `Refused` for terms that cannot be agreed on, and names the field. */
function agreeable(given: GivenTerms, currency: string): ContractTerms {
  try {
    return readTerms(given, currency);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw new Refused(`The terms cannot be agreed on: ${error.code} ${JSON.stringify(error.value)}.`);
  }
}

/** Offers the brand's contract to an agent at the top of the tree, who signs it like any other. */
export async function offerForBrand(system: System, operator: Operator, { brand, member, terms: given }: Offer) {
  const terms = agreeable(given, system.brands.of(await loadBrand(system.db, brand)).currency);
  const agent = await loadTopAgent(system.db, { brand, member });
  if (agent.uplineId !== null) throw new Refused(`${agent.account} has an upline, who makes the offers.`);
  if (agent.status !== ACTIVE_MEMBER || !isSigner(agent.kind)) throw new Refused(`${agent.account} signs no contracts.`);
  const at = system.now();
  return await transact(system.db, async (tx) => {
    const row = await addBrandOffer(tx, { brand, agent, terms, at });
    if (!row) throw new Refused("An offer of this type waits for an answer already.");
    const details = { contract: row.id, type: row.type, version: row.version, terms: row.terms };
    await writeOperatorAudit(tx, system, operator, { brand, action: "contract.offer", memberId: agent.id, details });
    return { id: row.id, member: agent.account, type: row.type, version: row.version };
  });
}
