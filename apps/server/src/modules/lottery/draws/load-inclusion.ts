import type { DrawKey } from "@baize/domain/lottery/draw-numbers";
import { proofBy, type ProofStep } from "@baize/domain/proof/merkle";
import type { Executor } from "../../../platform/database/database.ts";
import { listGroupsOf } from "./tree-queries.ts";

/** How the leaf of a ticket leads to the root of its draw. */
export async function loadInclusion(db: Executor, draw: DrawKey & { readonly root: string }, leaf: string): Promise<ProofStep[]> {
  const proof = await proofBy(await listGroupsOf(db, draw, leaf), leaf, draw.root);
  if (!proof) throw new Error(`The draw ${draw.issue} of ${draw.game} has no such ticket`);
  return proof;
}
