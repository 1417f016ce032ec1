import { compareNumbers, loadNumbers, type Outcome, isExact } from "./watch.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { listBrokenInvariants } from "../../src/ledger/broken-invariants.ts";
import type { Prepared } from "./operation.ts";

/** One row of the result table. */
export interface Row {
  readonly fault: string;
  readonly tries: number;
  readonly lost: bigint;
  readonly doubled: bigint;
  /** The failures, each with all that is needed to repeat it. */
  readonly failures: readonly string[];
}

/** Counts the tries and failures of one fault. */
export class Tally {
  readonly #fault: string;
  readonly #seed: string;
  readonly #failures: string[] = [];
  #tries = 0;
  #lost = 0n;
  #doubled = 0n;

  constructor(fault: string, seed: string) {
    this.#fault = fault;
    this.#seed = seed;
  }

  tried(times = 1): void {
    this.#tries += times;
  }

  /** The number of failures so far. */
  get failed(): number {
    return this.#failures.length;
  }

  fail(where: string, { lost, doubled }: Outcome = { lost: 0n, doubled: 0n }): void {
    this.#lost += lost;
    this.#doubled += doubled;
    this.#failures.push(`SEED=${this.#seed} ${this.#fault}: ${where}, lost ${lost}, doubled ${doubled}`);
  }

  /** Compares one amount with what it should be. */
  compare(where: string, found: bigint, expected: bigint): void {
    const off = found - expected;
    if (off !== 0n) this.fail(where, { lost: off < 0n ? -off : 0n, doubled: off > 0n ? off : 0n });
  }

  add(where: string, outcome: Outcome): void {
    if (!isExact(outcome)) this.fail(where, outcome);
  }

  /** Checks every invariant of the ledger on one snapshot. */
  async checkInvariants(db: Database, where: string): Promise<void> {
    for (const { name, breaches } of await listBrokenInvariants(db))
      this.fail(`${where}: "${name}" is broken by ${JSON.stringify(breaches)}`);
  }

  row(): Row {
    return { fault: this.#fault, tries: this.#tries, lost: this.#lost, doubled: this.#doubled, failures: this.#failures };
  }
}

/** Reads a prepared operation's numbers, to compare them later. */
export async function watchChange(db: Database, { who, change }: Prepared) {
  const before = await loadNumbers(db, who);
  return {
    /** Compares with the whole change. */
    whole: async () => compareNumbers(before, await loadNumbers(db, who), change),
    /** Whether nothing has changed. */
    untouched: async () => isExact(compareNumbers(before, await loadNumbers(db, who), {})),
  };
}
