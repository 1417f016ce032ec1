/** One neighbour on the way from a leaf to the root, in hexadecimal, and the side on which it is. */
export interface ProofStep {
  readonly side: "left" | "right";
  readonly hash: string;
}

type Bytes = Uint8Array<ArrayBuffer>;

const toHex = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The SHA-256 of bytes, in hexadecimal. A server has a faster one than that of a browser, which waits its turn for each hash. */
export type Hash = (bytes: Bytes) => string | Promise<string>;
const sha256: Hash = async (bytes) => toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));

// As RFC 6962 has it: a leaf can never be taken for a node.
const LEAF = "\0";
const NODE = 1;
function nodeOf(left: string, right: string, hash: Hash): string | Promise<string> {
  const below = left + right;
  const bytes = new Uint8Array(1 + below.length / 2);
  bytes[0] = NODE;
  for (let at = 1; at < bytes.length; at += 1) bytes[at] = Number.parseInt(below.slice(2 * at - 2, 2 * at), 16);
  return hash(bytes);
}

/** The leaf of a text, in hexadecimal. */
export const leafOf = async (text: string, hash: Hash = sha256): Promise<string> =>
  await hash(new TextEncoder().encode(LEAF + text));

/** A tree from its leaves up to its root, level by level. A node without a neighbour goes up as it is, which gives the tree of RFC 6962. */
export type MerkleTree = readonly (readonly string[])[];

export async function treeOf(leaves: readonly string[], hash: Hash = sha256): Promise<MerkleTree> {
  const levels: (readonly string[])[] = [leaves];
  for (let below = leaves; below.length > 1;) {
    const nodes: string[] = [];
    for (let at = 0; at < below.length; at += 2) {
      const [left = "", right] = [below[at], below[at + 1]];
      nodes.push(right === undefined ? left : await nodeOf(left, right, hash));
    }
    levels.push(nodes);
    below = nodes;
  }
  return levels;
}

/** The root over leaves in their order. */
export const rootOf = async (leaves: readonly string[], hash: Hash = sha256): Promise<string> =>
  leaves.length === 0 ? await hash(new Uint8Array()) : ((await treeOf(leaves, hash)).at(-1)?.[0] ?? "");

/** How a leaf leads to the root: from its nearest neighbour up. */
export const proofIn = (tree: MerkleTree, index: number): ProofStep[] =>
  tree.flatMap((level, height) => {
    const at = Math.floor(index / 2 ** height);
    const isLeft = at % 2 === 0;
    const hash = level[isLeft ? at + 1 : at - 1];
    return hash === undefined ? [] : [{ side: isLeft ? ("right" as const) : ("left" as const), hash }];
  });

/** The root that a leaf and its proof lead to. */
export async function rootFrom(leaf: string, steps: readonly ProofStep[]): Promise<string> {
  let at = leaf;
  for (const { side, hash } of steps) at = side === "left" ? await nodeOf(hash, at, sha256) : await nodeOf(at, hash, sha256);
  return at;
}

/** Leaves, or nodes of one level, that lead to one node above, and where in the tree that is. */
export interface TreeGroup {
  /** 0 for groups of leaves, 1 for groups of the nodes above those, and so on. */
  readonly height: number;
  /** The index of its first leaf. */
  readonly first: number;
  readonly hashes: readonly string[];
}

const GROUP = 64;

/** A tree as groups, the lowest first: a proof takes one group of each height, however many leaves there are. */
export async function groupsOf(
  leaves: readonly string[],
  hash: Hash = sha256,
): Promise<{ readonly groups: TreeGroup[]; readonly root: string }> {
  const groups: TreeGroup[] = [];
  for (let [below, height] = [leaves, 0]; ; height += 1) {
    const nodes: string[] = [];
    for (let at = 0; at < below.length; at += GROUP) {
      const hashes = below.slice(at, at + GROUP);
      groups.push({ height, first: at * GROUP ** height, hashes });
      nodes.push(await rootOf(hashes, hash));
    }
    if (nodes.length <= 1) return { groups, root: nodes[0] ?? (await rootOf([], hash)) };
    below = nodes;
  }
}

/** How a leaf leads to the root, by the groups that it is in, the lowest first. Nothing where they do not lead from it to the root. */
export async function proofBy(
  groups: readonly (readonly string[])[],
  leaf: string,
  root: string,
  hash: Hash = sha256,
): Promise<ProofStep[] | undefined> {
  const steps: ProofStep[] = [];
  let node = leaf;
  for (const hashes of groups) {
    const index = hashes.indexOf(node);
    if (index === -1) return undefined;
    const tree = await treeOf(hashes, hash);
    steps.push(...proofIn(tree, index));
    node = tree.at(-1)?.[0] ?? "";
  }
  return node === root ? steps : undefined;
}
