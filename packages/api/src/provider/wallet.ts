import * as z from "zod/mini";
import { amount, currency, gameCode, id } from "./fields.ts";

/**
 * Wallet calls. The key of a move is (provider, member, transactionId): the provider makes the id once per intent, the
 * same id with the same fields answers the stored answer, with other fields `conflict`.
 */
const who = { member: id, currency };
const move = { ...who, gameCode, roundId: id, transactionId: id };

export const balanceRequest = z.object({ ...who, session: id });

/** Takes the stake. Needs a live session and an account that may bet. */
export const betRequest = z.object({ ...move, session: id, amount });

/** Pays on a bet of the same round. Amount above zero. Needs no live session, no unlocked account. */
export const winRequest = z.object({ ...move, betTransactionId: id, amount });

/**
 * Gives a stake back whole. An unknown bet is answered `ok` too and leaves a tombstone: the bet, if it arrives later, is
 * answered `tombstoned`. A bet that a win was paid on is a `conflict`.
 */
export const rollbackRequest = z.object({ ...move, betTransactionId: id, amount });

/** Closes the round for the betting record; moves no money. `totalBet` is 0 when the round was rolled back. */
export const endRoundRequest = z.object({
  ...move,
  totalBet: amount,
  totalWin: amount,
  status: z.enum(["settled", "void"]),
  /** What the betting record may show: the drawn symbols, seeds, and the address that proves the outcome. */
  detail: z.optional(
    z.object({
      summary: z.string().check(z.maxLength(200)),
      verifyUrl: z.optional(z.string().check(z.maxLength(1000))),
    }),
  ),
});

export type BalanceRequest = z.infer<typeof balanceRequest>;
export type BetRequest = z.infer<typeof betRequest>;
export type WinRequest = z.infer<typeof winRequest>;
export type RollbackRequest = z.infer<typeof rollbackRequest>;
export type EndRoundRequest = z.infer<typeof endRoundRequest>;
