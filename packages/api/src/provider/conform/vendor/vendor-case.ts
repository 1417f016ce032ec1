import type { Operation } from "../../operations.ts";
import type { Books } from "../test-platform/books.ts";
import type { SeenCall, Trouble } from "../test-platform/serve-platform.ts";

/** What a case has to go by when it is over. */
export interface CaseEvidence {
  /** The calls of the vendor, in the order of arrival. */
  readonly seen: readonly SeenCall[];
  readonly books: Books;
  /** The stake that each round was played for, in minor units. */
  readonly stake: bigint;
  readonly gameCode: string;
}

/** What must hold when a case is over: undefined, or what does not, in one sentence. */
export type Holds = (outcome: CaseEvidence) => string | undefined;

/** What happens to calls of an operation. */
export interface Troubles {
  readonly at: Operation;
  readonly what: Trouble;
  /** How many calls it meets, one after the other; one where it is left out. */
  readonly times?: number;
}

/** The currency of the member. */
export type CaseCurrency = "INR" | "JPY" | "KWD";

export interface VendorCase {
  readonly name: string;
  readonly proves: string;
  readonly money?: CaseCurrency;
  readonly troubles?: readonly Troubles[];
  /** Plays a used token after the first round. */
  readonly usedToken?: true;
  /** Rounds that are played one after the other; one where it is left out. */
  readonly rounds?: number;
  /** Rounds that are played at once; one where it is left out. */
  readonly atOnce?: number;
  /** Rounds are played until one is won. */
  readonly untilWon?: true;
  /** So many free rounds are granted, and the rounds are played on them, in a game that plays free rounds. */
  readonly freeRounds?: number;
  readonly holds: readonly Holds[];
}
