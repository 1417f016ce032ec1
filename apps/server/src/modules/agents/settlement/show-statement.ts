import type { ProvenStatement } from "@baize/domain/agents/settlement/verify";
import type { SigningKey } from "@baize/domain/proof/signed";
import { transact } from "../../../platform/database/retry.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import { loadStatementKeys } from "../../../platform/security/statement-key.ts";
import type { System } from "../../../platform/system.ts";
import { loadMemberByName } from "../../identity/member/queries.ts";
import { findRun, findStatementText } from "./operator-queries.ts";
import { loadProof } from "./load-proof.ts";

interface Wanted {
  readonly brand: string;
  readonly member: string;
  /** Of the run. */
  readonly id: string;
}

/** One agent's statement of a run, with all that it takes to check it without this server, and the public key. */
export async function showStatement(
  system: System,
  operator: Operator,
  { brand, member, id }: Wanted,
): Promise<ProvenStatement & { readonly key: SigningKey }> {
  const { id: memberId } = await loadMemberByName(system.db, { brand, member });
  return await transact(system.db, async (tx) => {
    const run = await findRun(tx, brand, id);
    const found = await findStatementText(tx, memberId, id);
    if (!run || !found) throw new Refused(`There is no statement of ${member} in this run.`);
    const { x } = await loadStatementKeys(tx, system.config.wrappingKeys);
    await writeOperatorAudit(tx, system, operator, { brand, action: "settlement.statement", memberId, details: { run: id } });
    const proof = await loadProof(tx, { runId: id, root: run.root, leaf: found.leaf, place: found.place });
    return { statement: found.text, proof, signed: run.signed, key: { kty: "OKP", crv: "Ed25519", x } };
  });
}
