/** One neighbour on the way from a leaf to the root, in hexadecimal, and the side on which it is. */
export interface ProofStep {
  readonly side: "left" | "right";
  readonly hash: string;
}

type Bytes = Uint8Array<ArrayBuffer>;

const toHex = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const fromHex = (hex: string): Bytes => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

async function sha256(...parts: readonly Bytes[]): Promise<Bytes> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
}

// As RFC 6962 has it: a leaf can never be taken for a node.
const LEAF = new Uint8Array([0]);
const NODE = new Uint8Array([1]);
const nodeOf = async (left: Bytes, right: Bytes): Promise<Bytes> => await sha256(NODE, left, right);

/** The leaf of a text, in hexadecimal. */
export const leafOf = async (text: string): Promise<string> => toHex(await sha256(LEAF, new TextEncoder().encode(text)));

/** The largest power of two below a number of leaves: where they are divided. */
function middleOf(count: number): number {
  let middle = 1;
  while (middle * 2 < count) middle *= 2;
  return middle;
}

async function treeOf(leaves: readonly string[], start: number, end: number): Promise<Bytes> {
  if (end === start) return await sha256();
  if (end - start === 1) return fromHex(leaves[start] ?? "");
  const middle = start + middleOf(end - start);
  return await nodeOf(await treeOf(leaves, start, middle), await treeOf(leaves, middle, end));
}

/** The root over leaves in their order. */
export const rootOf = async (leaves: readonly string[]): Promise<string> => toHex(await treeOf(leaves, 0, leaves.length));

/** How a leaf leads to the root: from its nearest neighbour up. */
export async function proofOf(leaves: readonly string[], index: number): Promise<ProofStep[]> {
  const steps: ProofStep[] = [];
  let [start, end] = [0, leaves.length];
  while (end - start > 1) {
    const middle = start + middleOf(end - start);
    const isLeft = index < middle;
    const other = isLeft ? await treeOf(leaves, middle, end) : await treeOf(leaves, start, middle);
    steps.unshift({ side: isLeft ? "right" : "left", hash: toHex(other) });
    [start, end] = isLeft ? [start, middle] : [middle, end];
  }
  return steps;
}

/** The root that a leaf and its proof lead to. */
export async function rootFrom(leaf: string, steps: readonly ProofStep[]): Promise<string> {
  let at = fromHex(leaf);
  for (const { side, hash } of steps) at = side === "left" ? await nodeOf(fromHex(hash), at) : await nodeOf(at, fromHex(hash));
  return toHex(at);
}
