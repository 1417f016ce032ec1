import type { BetStatus } from "@baize/domain/gaming/bet/status";
import { validBet } from "@baize/domain/gaming/bet/totals";
import { isCategory } from "@baize/domain/gaming/game/category";
import type { Book } from "@baize/domain/money/book";
import type { Sums } from "./round-sums.ts";

interface Circumstances {
  readonly isVoid: boolean;
  readonly category: string;
  readonly book: Book;
}

function statusOf(stake: bigint, payout: bigint, isVoid: boolean): BetStatus {
  if (isVoid) return "void";
  if (payout === stake) return "tie";
  return payout > stake ? "won" : "lost";
}

/** How a finished round stands in the record, and how much of it counts as a valid bet. */
export function outcomeOf(round: Sums, { isVoid, category, book }: Circumstances) {
  const stake = round.stake - round.refunded;
  const status = statusOf(stake, round.payout, isVoid);
  if (!isCategory(category)) throw new Error(`${category} is no category`);
  return { status, validBet: validBet({ category, status, stake, payout: round.payout, unreal: book === "demo" }) };
}
