import type { Clock } from "../clock.ts";
import type { Book } from "../rounds/book.ts";
import type { Rounds } from "../rounds/rounds.ts";
import type { Fixtures } from "../sportsbook/fixtures.ts";

/** What the calls of a sportsbook's page need. */
export interface SportsbookTools {
  readonly book: Book;
  readonly rounds: Rounds;
  readonly fixtures: Fixtures;
  readonly now: Clock;
  /** Milliseconds that a slip may take before it is answered as pending. */
  readonly timeout: number;
}
