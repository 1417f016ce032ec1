import * as z from "zod/mini";
import { BET_STATUSES } from "@baize/domain/gaming/bet/status";
import { BONUS_STATES } from "@baize/domain/rewards/bonus/state";
import { CHANNEL_KINDS } from "@baize/domain/payments/channel";
import { DEPOSIT_STATES } from "@baize/domain/payments/deposit-state";
import { TRANSFER_STATES } from "@baize/domain/payments/wallet-transfer";
import { WITHDRAWAL_STATES } from "@baize/domain/payments/withdrawal-state";
import { CREDIT_TYPES } from "@baize/domain/gaming/credit-type";
import { REDEMPTION_STATES } from "@baize/domain/rewards/points/redemption";
import { REWARD_SOURCES } from "@baize/domain/rewards/kinds";
import { gameName } from "./game.ts";
import { money } from "./money.ts";
import { count, day } from "./number.ts";
import { filled, id, shownLanguage, text, vendorId } from "./text.ts";

/** The subject of a line of the account record: at most one of these is set. */
export const recordSubject = {
  deposit: z.nullable(
    z.object({ id: id(), kind: z.enum(CHANNEL_KINDS), state: z.enum(DEPOSIT_STATES), amount: money(), fee: money() }),
  ),
  withdrawal: z.nullable(
    z.object({ id: id(), account: text(160), state: z.enum(WITHDRAWAL_STATES), amount: money(), fee: money() }),
  ),
  bet: z.nullable(
    z.object({
      id: id(),
      roundId: vendorId(),
      ...gameName(),
      vendorName: filled(80),
      status: z.enum(BET_STATUSES),
      stake: money(),
      payout: money(),
      /** The business day of the betting record that it is on. */
      day: day(),
    }),
  ),
  /** What a game's provider paid without a bet; the reason is the provider's own text. */
  credit: z.nullable(
    z.object({ type: z.enum(CREDIT_TYPES), reason: filled(200), ...gameName(), vendorName: filled(80), amount: money() }),
  ),
  bonus: z.nullable(
    z.object({ id: id(), title: filled(200), lang: shownLanguage(), state: z.enum(BONUS_STATES), amount: money() }),
  ),
  reward: z.nullable(z.object({ source: z.enum(REWARD_SOURCES), title: filled(200), lang: shownLanguage(), amount: money() })),
  exchange: z.nullable(
    z.object({
      number: text(40),
      name: text(200),
      lang: shownLanguage(),
      state: z.enum(REDEMPTION_STATES),
      points: count(),
      amount: money(),
    }),
  ),
  /** Between the main wallet and a vendor's, named by its code. */
  transfer: z.nullable(z.object({ id: id(), from: text(64), to: text(64), state: z.enum(TRANSFER_STATES), amount: money() })),
  /** Another member on the other side of it. */
  member: z.nullable(z.object({ account: filled(64), relation: z.enum(["upline", "downline"]) })),
};
