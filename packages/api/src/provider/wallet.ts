import * as z from "zod/mini";
import { filledOutsideText, outsideText, webAddress } from "../schema/text.ts";
import { amount, campaign, currency, gameCode, id, potPart } from "./fields.ts";

/**
 * Wallet calls. The key of a move is (provider, member, transactionId): the provider makes the id once per intent, the
 * same id with the same fields answers the stored answer, with other fields `conflict`.
 */
const who = { member: id, currency };
const move = { ...who, gameCode, roundId: id, transactionId: id };

export const balanceRequest = z.object({ ...who, session: id });

/**
 * Takes the stake. Needs a live session and an account that may bet. `pot` is the share of it that goes into a shared pot. With a
 * `campaign` the amount is zero, and one of its open rounds is used: the only bet of a round that has no part in a pot.
 */
export const betRequest = z.object({
  ...move,
  session: id,
  amount,
  pot: z.optional(potPart),
  campaign: z.optional(campaign),
});

/**
 * Pays on a bet of the same round. Amount above zero; a bet that was rolled back is `already_rolled_back`. Needs no live session,
 * no unlocked account. `pot` is what of it comes out of a shared pot.
 */
export const winRequest = z.object({ ...move, betTransactionId: id, amount, pot: z.optional(potPart) });

/**
 * Gives a stake back whole, and the pot its share. The bet is found by its transaction id alone. A second rollback of it is answered `ok` and moves nothing. An unknown bet is answered `ok` too and leaves a tombstone: the bet, if it arrives later, is
 * answered `tombstoned`. A bet that a win was paid on is a `conflict`.
 */
export const rollbackRequest = z.object({ ...move, betTransactionId: id, amount });

/** The sums of a round, and what is shown of it. */
const result = {
  totalBet: amount,
  totalWin: amount,
  /** The fee that this member paid from the pot of a PVP game. It is the round's valid bet; absent means none. */
  rake: z.optional(amount),
  /** The details that the betting record may show: the drawn symbols, seeds, and the address that proves the outcome. */
  detail: z.optional(
    z.object({
      summary: outsideText(200),
      verifyUrl: z.optional(webAddress()),
    }),
  ),
};

/**
 * Closes the round, which belongs to its game: later calls on it are `round_closed`. The totals are those of the calls so far;
 * `totalBet` is 0 when all was rolled back. `settled` moves no money. `void` gives back what no rollback and no win has
 * returned; a void round that has paid more than its stakes is a `conflict`. `reason` belongs to a void round alone.
 */
export const endRoundRequest = z
  .object({
    ...move,
    ...result,
    status: z.enum(["settled", "void"]),
    /** Why the round does not count, as the betting record shows it. */
    reason: z.optional(filledOutsideText(200)),
  })
  .check(z.refine(({ status, reason }) => status === "void" || reason === undefined));

/**
 * Takes a wrong result back: the wins of a settled round leave the player, and the round is open again with its stakes. The result is
 * named by the transaction of its `endRound`, `amount` is the sum of its wins. What the balance does not cover the player owes. A
 * second one for the same end is answered `ok` and moves nothing. A void round is a `conflict`. Needs no live session, no
 * unlocked account.
 */
export const unsettleRequest = z.object({ ...move, endTransactionId: id, amount });

/** Wins that one `resettle` may pay. */
export const MOST_WINS = 50;

const resettledWin = z.object({ transactionId: id, betTransactionId: id, amount, pot: z.optional(potPart) });

/**
 * `unsettle`, a `win` for each of `wins` and `endRound` in one call: all of it is done, or nothing. `endTransactionId` and `amount`
 * name the wrong result as for `unsettle`; the totals are those of the right one. Each win is stored under its own new id, and
 * `transactionId` is that of the round's new end. An end that was taken back before is a `conflict`.
 */
export const resettleRequest = z
  .object({
    ...move,
    endTransactionId: id,
    amount,
    ...result,
    wins: z.array(resettledWin).check(z.maxLength(MOST_WINS)),
  })
  .check(
    z.refine(
      ({ transactionId, wins }) => new Set([transactionId, ...wins.map((win) => win.transactionId)]).size === wins.length + 1,
    ),
  );

export type BalanceRequest = z.infer<typeof balanceRequest>;
export type BetRequest = z.infer<typeof betRequest>;
export type WinRequest = z.infer<typeof winRequest>;
export type RollbackRequest = z.infer<typeof rollbackRequest>;
export type EndRoundRequest = z.infer<typeof endRoundRequest>;
export type UnsettleRequest = z.infer<typeof unsettleRequest>;
export type ResettleRequest = z.infer<typeof resettleRequest>;
