import * as z from "zod/mini";
import { BET_STATUSES } from "@baize/domain/gaming/bet/status";
import { days } from "./days.ts";
import { category, gameName, vassalage } from "./game.ts";
import { gameCode } from "./lottery.ts";
import { money } from "./money.ts";
import { count, instant } from "./number.ts";
import { filled, id, text, VENDOR_ID_LENGTH, vendorId, webAddress } from "./text.ts";

const status = z.enum(BET_STATUSES);

/** One wager of a betting record. */
export const bet = z.object({
  id: id(),
  roundId: vendorId(),
  gameId: id(),
  ...gameName(),
  category: category(),
  vassalage: vassalage(),
  vendorName: filled(80),
  placedAt: instant(),
  settledAt: z.nullable(instant()),
  status,
  stake: money(),
  payout: money(),
  /** Payout less stake; zero while open. */
  net: money(),
  validBet: money(),
  /** The provider's text about the outcome; empty where there is none. */
  summary: text(200),
  /** Why the provider ended the round as void; empty where it gave no reason. */
  voidReason: text(200),
  /** Its provider has taken an earlier result back. */
  isCorrected: z.boolean(),
  /** A free round: nothing was paid for it. */
  isFree: z.boolean(),
  /** The provider's page that proves the outcome. */
  proof: z.nullable(webAddress()),
  /** The lottery whose ticket the bet is: it has the bet's id. Null for other games. */
  lotteryGameCode: z.nullable(gameCode()),
});

/** Sums over wagers. */
export const betSums = { count: count(), stake: money(), payout: money(), net: money(), validBet: money() };

/** The filters of a betting record. */
export const betFilters = {
  ...days,
  category: z.optional(category()),
  vassalage: z.optional(vassalage()),
  status: z.optional(status),
  /** Part of a game's name, or a round's whole id. */
  search: z.optional(text(VENDOR_ID_LENGTH)),
};
