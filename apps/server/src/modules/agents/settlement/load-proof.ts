import { type MerkleTree, proofIn, type ProofStep, treeOf } from "@baize/domain/agents/settlement/merkle";
import type { Executor } from "../../../platform/database/database.ts";
import { listLeaves } from "./queries.ts";

/** Leaves of all trees that are kept: each takes some 200 bytes with its nodes. */
const MOST_LEAVES = 400_000;

/**
 * Trees by their runs and roots, the one that was read last at the end. A computed run has one tree for ever, so none is ever out of
 * date; the same hashing for each statement of a large run would take longer than all else of its answer.
 */
const trees = new Map<string, MerkleTree>();
const sizeOf = (tree: MerkleTree): number => tree[0]?.length ?? 0;

async function loadTree(db: Executor, runId: string, root: string): Promise<MerkleTree> {
  const key = `${runId} ${root}`;
  const tree = trees.get(key) ?? (await treeOf(await listLeaves(db, runId)));
  trees.delete(key);
  trees.set(key, tree);
  let kept = [...trees.values()].reduce((sum, one) => sum + sizeOf(one), 0);
  for (const [oldest, other] of trees) {
    if (kept <= MOST_LEAVES || oldest === key) break;
    kept -= sizeOf(other);
    trees.delete(oldest);
  }
  return tree;
}

interface InRun {
  readonly runId: string;
  readonly root: string;
  readonly leaf: string;
}

/** How a statement leads to the root of its run. */
export async function loadProof(db: Executor, { runId, root, leaf }: InRun): Promise<ProofStep[]> {
  const tree = await loadTree(db, runId, root);
  const index = tree[0]?.indexOf(leaf) ?? -1;
  if (index < 0) throw new Error(`The run ${runId} has no such statement`);
  return proofIn(tree, index);
}
