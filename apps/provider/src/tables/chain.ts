import { hash } from "node:crypto";

const STEP = 128;

const next = (seed: Buffer): Buffer => hash("sha256", seed, "buffer");

/** The seeds of a table's rounds: each one's SHA-256 is the seed of the round before, down to a hash that is published first. */
export interface Chain {
  /** The hash of the first round's seed. */
  readonly anchor: string;
  /** The server seed of a round, in hex. */
  readonly seed: (round: number) => string;
}

/** Computes the seeds from the last one, which is the root. Of the others one in so many is kept. */
export function chainFrom(root: string, length: number): Chain {
  const kept = new Map<number, Buffer>();
  let seed: Buffer = Buffer.from(root, "hex");
  for (let round = length - 1; round >= 0; round--) {
    if (round === length - 1 || round % STEP === 0) kept.set(round, seed);
    seed = next(seed);
  }
  let block: { readonly first: number; readonly seeds: readonly string[] } | undefined;
  const blockFrom = (first: number) => {
    const seeds: string[] = [];
    const above = Math.min(first + STEP, length - 1);
    let found = kept.get(above) ?? Buffer.alloc(0);
    for (let round = above; round >= first; round--, found = next(found)) seeds[round - first] = found.toString("hex");
    return { first, seeds };
  };
  // Rounds are asked for one after another: the last block answers most of them without a hash.
  const find = (round: number): string => {
    if (!Number.isInteger(round) || round < 0 || round >= length) throw new RangeError(`the chain has no round ${round}`);
    const first = Math.floor(round / STEP) * STEP;
    if (block?.first !== first) block = blockFrom(first);
    return block.seeds[round - first] ?? "";
  };
  return { anchor: seed.toString("hex"), seed: find };
}
