import { createHash } from "node:crypto";

const STEP = 128;

const next = (seed: Buffer): Buffer => createHash("sha256").update(seed).digest();

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
  const find = (round: number): string => {
    let above = Math.min(Math.ceil(round / STEP) * STEP, length - 1);
    let found = kept.get(above);
    if (!found || round < 0) throw new RangeError(`the chain has no round ${round}`);
    for (; above > round; above--) found = next(found);
    return found.toString("hex");
  };
  return { anchor: seed.toString("hex"), seed: find };
}
