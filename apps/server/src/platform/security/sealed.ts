import type { Executor } from "../database/database.ts";

/** A stored text that is sealed, and whose. */
export interface SealedRow {
  readonly memberId: string;
  /** Which of the member's; empty where a member has one. */
  readonly id: string;
  readonly sealed: string;
}

/** Where a module stores sealed texts: a row of `keys/sealed-texts.ts`. */
export interface SealedTexts {
  /** Some that another key than this one sealed; none when all are sealed with it. */
  readonly list: (db: Executor, kid: string) => Promise<readonly SealedRow[]>;
  /** Writes the text anew, if it is still the one that was read. */
  readonly replace: (db: Executor, row: SealedRow, sealed: string) => Promise<void>;
}

/** Texts of one batch. */
export const SEALED_BATCH = 500;
