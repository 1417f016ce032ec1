import type { SQL } from "drizzle-orm";

export interface Invariant {
  readonly name: string;
  /** Finds violations of the invariant: no rows, no violation. */
  readonly breaches: SQL;
}
