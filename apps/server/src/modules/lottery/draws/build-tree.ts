import { createHash } from "node:crypto";
import type { StoredGroup } from "./tree-queries.ts";

const GROUP = 64;
const sha256 = (...parts: readonly Buffer[]): Buffer => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const NODE = Buffer.of(1);

/** The node above some hashes: a node without a neighbour goes up as it is. */
function nodeAbove(hashes: readonly string[]): string {
  let level: Buffer[] = hashes.map((hash) => Buffer.from(hash, "hex"));
  while (level.length > 1) {
    const next: Buffer[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const [left, right] = [level[at], level[at + 1]];
      if (left) next.push(right ? sha256(NODE, left, right) : left);
    }
    level = next;
  }
  return (level[0] ?? sha256()).toString("hex");
}

/** The tree over sorted leaves, as `groupsOf` of the domain computes it, without waiting for each of a million hashes. */
export function buildTree(leaves: readonly string[]): { readonly groups: StoredGroup[]; readonly root: string } {
  const groups: StoredGroup[] = [];
  let below = leaves.map((leaf) => ({ first: leaf, hash: leaf }));
  for (let height = 0; ; height += 1) {
    const nodes: { first: string; hash: string }[] = [];
    for (let at = 0; at < below.length; at += GROUP) {
      const some = below.slice(at, at + GROUP);
      const hashes = some.map(({ hash }) => hash);
      const first = some[0]?.first ?? "";
      groups.push({ height, first, hashes });
      nodes.push({ first, hash: nodeAbove(hashes) });
    }
    if (nodes.length <= 1) return { groups, root: nodes[0]?.hash ?? nodeAbove([]) };
    below = nodes;
  }
}
