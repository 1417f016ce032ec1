import type { InputOf } from "@baize/api/contract/contract";
import type { ReadId } from "@baize/api/routes/all-routes";

export interface ReadOptions {
  /** False while the read cannot be made (no session, no choice). */
  readonly enabled?: boolean;
  /** Milliseconds before an answer is read again on the next use. */
  readonly staleTime?: number;
  /** Shows the previous page while the next one loads. */
  readonly keepPrevious?: boolean;
}

/** A read with its arguments: defined once, requested early by a page's row and used by the page's parts. */
export type ReadArgs<Id extends ReadId = ReadId> = readonly [id: Id, input: InputOf<Id>, options?: ReadOptions];
