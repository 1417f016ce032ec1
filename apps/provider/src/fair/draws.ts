import type { Draw } from "../engines/engine.ts";

export type Hmac = (key: Uint8Array, message: Uint8Array) => Uint8Array;

export interface Seeds {
  /** 32 bytes, secret until they are replaced; their SHA-256 is published from the start. */
  readonly serverSeed: Uint8Array;
  /** The player's own text. */
  readonly clientSeed: string;
  /** Counts the rounds played on these seeds, from 0. */
  readonly nonce: number;
}

const WORDS = 8;
const RANGE = 0x1_0000_0000;

/**
 * The published rule. Block n is HMAC-SHA-256(server seed, "clientSeed:nonce:n"); its eight big-endian 32-bit words are used in
 * order. A word at or above the largest multiple of `below` is skipped, so that each result is equally likely.
 */
export function drawsFrom(seeds: Seeds, hmac: Hmac): Draw {
  const text = new TextEncoder();
  let block = -1;
  let left: number[] = [];
  const word = (): number => {
    if (left.length === 0) {
      block += 1;
      const bytes = hmac(seeds.serverSeed, text.encode(`${seeds.clientSeed}:${seeds.nonce}:${block}`));
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      left = Array.from({ length: WORDS }, (_, i) => view.getUint32(i * 4));
    }
    return left.shift() ?? 0;
  };
  return (below) => {
    const fair = RANGE - (RANGE % below);
    let drawn = word();
    while (drawn >= fair) drawn = word();
    return drawn % below;
  };
}
