import * as z from "zod/mini";
import { refusalAnswer, walletAnswer } from "./answer.ts";
import { betRequest, endRoundRequest, rollbackRequest, winRequest } from "./wallet.ts";

/** Calls that one bulk call may have. */
export const MOST_CALLS = 50;

const bulkCall = z.discriminatedUnion("operation", [
  z.object({ operation: z.literal("bet"), request: betRequest }),
  z.object({ operation: z.literal("win"), request: winRequest }),
  z.object({ operation: z.literal("rollback"), request: rollbackRequest }),
  z.object({ operation: z.literal("endRound"), request: endRoundRequest }),
]);

/**
 * Several calls under one signature, of one player or of many. Each is carried out as if it had come by itself, the calls of a player
 * one after the other, and has its own answer. A refusal of one does not stop the next. Wins of different players may be carried out
 * together, and so may ends of their rounds. Where the body of one is not as the contract says, the whole is `invalid`, and none is
 * carried out. So it is where the body has more than 64 KiB.
 */
export const bulkRequest = z.object({ calls: z.array(bulkCall).check(z.minLength(1), z.maxLength(MOST_CALLS)) });

/** `ok` says that every call was answered, in its order. */
export const bulkAnswer = z.object({ code: z.literal("ok"), answers: z.array(z.union([walletAnswer, refusalAnswer])) });

export type BulkCall = z.infer<typeof bulkCall>;
export type BulkRequest = z.infer<typeof bulkRequest>;
export type BulkAnswer = z.infer<typeof bulkAnswer>;
