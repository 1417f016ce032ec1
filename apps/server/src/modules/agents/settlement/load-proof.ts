import { groupsOf, proofBy, type ProofStep } from "@baize/domain/proof/merkle";
import type { Executor } from "../../../platform/database/database.ts";
import { sha256 } from "../../../platform/security/sha256.ts";
import { insertTree, listGroupsOf, listLeaves, type PlacedLeaf } from "./tree-queries.ts";

interface InRun extends PlacedLeaf {
  readonly runId: string;
  readonly root: string;
}

/** Computes the tree of a run once more, and stores it where it is not: runs of former versions have none. */
async function computeGroups(db: Executor, { runId, place }: InRun): Promise<readonly (readonly string[])[]> {
  const leaves = await listLeaves(db, runId);
  const { groups } = await groupsOf(
    leaves.map(({ leaf }) => leaf),
    sha256,
  );
  await insertTree(db, runId, leaves, groups);
  const index = leaves.findIndex((one) => one.place === place);
  const heights = Map.groupBy(groups, ({ height }) => height);
  return [...heights.values()].map((level) => level.findLast(({ first }) => first <= index)?.hashes ?? []);
}

/** How a statement leads to the root of its run. */
export async function loadProof(db: Executor, statement: InRun): Promise<ProofStep[]> {
  const { runId, root, leaf, place } = statement;
  const proof =
    (await proofBy(await listGroupsOf(db, runId, place), leaf, root, sha256)) ??
    (await proofBy(await computeGroups(db, statement), leaf, root, sha256));
  if (!proof) throw new Error(`The run ${runId} has no such statement`);
  return proof;
}
