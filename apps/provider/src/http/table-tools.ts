import type { Clock } from "../clock.ts";
import type { Book } from "../rounds/book.ts";
import type { Rounds } from "../rounds/rounds.ts";
import type { Tables } from "../tables/tables.ts";

/** What the calls of a shared table work with. */
export interface TableTools {
  readonly book: Book;
  readonly tables: Tables;
  readonly rounds: Rounds;
  readonly timeout: number;
  readonly now: Clock;
}
