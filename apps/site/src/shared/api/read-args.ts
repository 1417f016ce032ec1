import type { InputOf } from "@baize/api/contract/contract";
import type { ReadId } from "@baize/api/routes/all-routes";

export interface ReadOptions {
  /** False while the read makes no sense yet (no session, no choice). */
  readonly enabled?: boolean;
  /** Milliseconds before an answer is read again on the next use. */
  readonly staleTime?: number;
  /** Shows the page before while the next one loads. */
  readonly keepPrevious?: boolean;
}

/** A read with all that names it: said once, asked for early by a page's row and used by the page's parts. */
export type ReadArgs<Id extends ReadId = ReadId> = readonly [id: Id, input: InputOf<Id>, options?: ReadOptions];
