import { createHash } from "node:crypto";
import { derivedId } from "../platform/ids/derived-id.ts";

/** Random numbers that follow from a word. Never for a secret. */
export class SeededRandom {
  readonly #word: string;
  #state: number;

  constructor(word: string) {
    this.#word = word;
    this.#state = createHash("sha256").update(word).digest().readUInt32LE(0);
  }

  /** Random numbers for one purpose, so that a change of one part of the seed leaves the others unchanged. */
  fork(purpose: string): SeededRandom {
    return new SeededRandom(`${this.#word}/${purpose}`);
  }

  /** At least 0, less than 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(from: readonly [T, ...T[]]): T {
    return from[this.between(0, from.length - 1)] ?? from[0];
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  shuffled<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, place: this.next() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ item }) => item);
  }
}

/** The same seed makes the same rows. */
export const seededId = derivedId;
