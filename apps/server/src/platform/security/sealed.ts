import type { Executor } from "../database/database.ts";
import type { Sealing } from "./keys.ts";

/**
 * What a module stores sealed: a row of `keys/sealed-texts.ts`. Seals with the newest key some of what another key sealed, where
 * the text is still the one that was read. Answers how many it read: none when all are sealed with the newest.
 */
export type SealedTexts = (db: Executor, sealing: Sealing) => Promise<number>;

/** Texts of one batch. */
export const SEALED_BATCH = 500;
