import type * as z from "zod/mini";
import { walletAnswer } from "./answer.ts";
import { bulkAnswer, bulkRequest } from "./bulk.ts";
import { creditRequest } from "./credit.ts";
import { freeRoundsAnswer, freeRoundsRequest } from "./free-rounds.ts";
import { openRoundsAnswer, openRoundsRequest } from "./open-rounds.ts";
import { sessionAnswer, sessionRequest } from "./session.ts";
import { statusAnswer, statusRequest } from "./status.ts";
import { transactionsAnswer, transactionsRequest } from "./transactions.ts";
import {
  balanceRequest,
  betRequest,
  endRoundRequest,
  resettleRequest,
  rollbackRequest,
  unsettleRequest,
  winRequest,
} from "./wallet.ts";

/** The calls that a provider makes on the platform. All POST, JSON, signed. Answered by `answer` with 200, else by a refusal. */
export const OPERATIONS = {
  session: { path: "/provider/v1/session", request: sessionRequest, answer: sessionAnswer },
  balance: { path: "/provider/v1/balance", request: balanceRequest, answer: walletAnswer },
  bet: { path: "/provider/v1/bet", request: betRequest, answer: walletAnswer },
  win: { path: "/provider/v1/win", request: winRequest, answer: walletAnswer },
  rollback: { path: "/provider/v1/rollback", request: rollbackRequest, answer: walletAnswer },
  endRound: { path: "/provider/v1/end-round", request: endRoundRequest, answer: walletAnswer },
  unsettle: { path: "/provider/v2/unsettle", request: unsettleRequest, answer: walletAnswer },
  resettle: { path: "/provider/v2/resettle", request: resettleRequest, answer: walletAnswer },
  credit: { path: "/provider/v2/credit", request: creditRequest, answer: walletAnswer },
  bulk: { path: "/provider/v2/bulk", request: bulkRequest, answer: bulkAnswer },
  status: { path: "/provider/v2/status", request: statusRequest, answer: statusAnswer },
  transactions: { path: "/provider/v2/transactions", request: transactionsRequest, answer: transactionsAnswer },
  openRounds: { path: "/provider/v2/open-rounds", request: openRoundsRequest, answer: openRoundsAnswer },
  freeRounds: { path: "/provider/v2/free-rounds", request: freeRoundsRequest, answer: freeRoundsAnswer },
} as const;

export type Operation = keyof typeof OPERATIONS;
/** What an accepted call is answered with. */
export type OperationAnswer = z.infer<(typeof OPERATIONS)[Operation]["answer"]>;
