import type { BetStatus } from "@baize/domain/gaming/bet/status";
import { validBet } from "@baize/domain/gaming/bet/totals";
import type { Category } from "@baize/domain/gaming/game/category";
import type { Book } from "@baize/domain/money/book";

interface Played {
  /** The stakes that were not given back. */
  readonly stake: bigint;
  readonly payout: bigint;
  /** Counts in PVP games alone. */
  readonly rake: bigint;
  readonly isVoid: boolean;
  readonly category: Category;
  readonly book: Book;
}

function statusOf({ stake, payout, isVoid }: Played): BetStatus {
  if (isVoid) return "void";
  // A free round has no stake to get back.
  if (payout === stake && stake > 0n) return "tie";
  return payout > stake ? "won" : "lost";
}

/** The status of a finished round, and how much of it counts as a valid bet. */
export function outcomeOf(played: Played): { readonly status: BetStatus; readonly validBet: bigint } {
  const { stake, payout, rake, category, book } = played;
  const status = statusOf(played);
  return { status, validBet: validBet({ category, status, stake, payout, rake, unreal: book === "demo" }) };
}
