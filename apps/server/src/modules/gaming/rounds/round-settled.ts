import type { BetStatus } from "@baize/domain/gaming/bet/status";
import type { Category } from "@baize/domain/gaming/game/category";
import type { Owner } from "../../../ledger/account.ts";
import type { Brand } from "../../../platform/brand/brand.ts";
import type { RunSql } from "../../../platform/database/database.ts";
import type { NamedParts } from "../../../platform/database/named-parts.ts";

/** A round ends now with an outcome. A round whose stakes were all given back has none: it is refunded, without this event. */
export interface RoundSettled {
  /** The player. `owner.book` is `demo` where the money is not real. */
  readonly owner: Owner;
  readonly brand: Brand;
  readonly betId: string;
  readonly gameId: string;
  readonly category: Category;
  /** Of a free round; null for a round with a stake. */
  readonly campaign: string | null;
  /** The stakes that were not given back. */
  readonly stake: bigint;
  readonly payout: bigint;
  readonly validBet: bigint;
  readonly status: BetStatus;
  readonly at: Date;
  /** The uplines when the bet was accepted, from the top down. */
  readonly path: readonly string[];
  /** It was settled before, with another result. */
  readonly isAgain: boolean;
}

/** The result of a round was taken back. */
export interface RoundUnsettled {
  readonly memberId: string;
  readonly betId: string;
  readonly at: Date;
}

/** One of many rounds of one category that are settled together. */
export type SettledInBatch = Omit<RoundSettled, "path">;

/**
 * What another module does about a settled round. It runs inside the transaction that settles the round, with the member's
 * cash row locked, so it must not lock rows of another member. It may read and write by `run`, and it answers parts of the
 * one statement that closes the round. What it throws rolls the settlement back.
 */
export interface RoundSettledSubscriber {
  readonly name: string;
  readonly roundSettled: (run: RunSql, round: RoundSettled) => Promise<NamedParts>;
  /** Takes back what must not stay while the round is open again; it answers parts of the statement that opens it. */
  readonly roundUnsettled?: (run: RunSql, round: RoundUnsettled) => Promise<NamedParts>;
  /** `roundSettled` for many rounds of different members, by statements whose number does not grow with that of the rounds. */
  readonly roundsSettled: (run: RunSql, rounds: readonly SettledInBatch[]) => Promise<void>;
}
