import type { RefusalAnswer } from "../../answer.ts";
import type { Books } from "./books.ts";

/** What an accepted call does: the move of money, and what is noted with it. */
export interface Effect {
  readonly change: bigint;
  /** Whether money moved, where the change does not say so: moves may cancel each other. */
  readonly hasMoved?: boolean;
  readonly note: () => void;
}

export type Verb<Request> = (books: Books, request: Request) => Effect | RefusalAnswer;
