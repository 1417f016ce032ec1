import { AGENT_APPLICATION } from "../agents/application.ts";
import { AGENT_CONTRACT } from "../agents/contract/state.ts";
import { SETTLEMENT_RUN } from "../agents/settlement/run.ts";
import { STATEMENT } from "../agents/settlement/statement-state.ts";
import { PROVIDER_CALL } from "../gaming/bet/provider-call.ts";
import { BET } from "../gaming/bet/status.ts";
import { MEMBER_ACCOUNT } from "../identity/member/status.ts";
import { OPERATOR_ACCOUNT } from "../operators/account.ts";
import { OPERATOR_REQUEST } from "../operators/request.ts";
import { DEPOSIT } from "../payments/deposit-state.ts";
import { PAYOUT_ACCOUNT } from "../payments/payout-account.ts";
import { WALLET_TRANSFER } from "../payments/wallet-transfer.ts";
import { WITHDRAWAL } from "../payments/withdrawal-state.ts";
import { CHASE, DRAW, TICKET } from "../lottery/draw-state.ts";
import { BONUS } from "../rewards/bonus/state.ts";
import { MISSION } from "../rewards/mission/mission.ts";
import { PENDING_REWARD } from "../rewards/pending-reward.ts";
import { REDEMPTION } from "../rewards/points/redemption.ts";
import { PROMOTION } from "../rewards/promotion/phase.ts";
import { PARTICIPATION } from "../rewards/promotion/status.ts";
import { FEEDBACK } from "../support/feedback.ts";
import type { Machine } from "./machine.ts";

/** A new table belongs here: the documents and the tests of every table read this list. */
export const ALL_MACHINES: readonly Machine[] = [
  DEPOSIT,
  WITHDRAWAL,
  PAYOUT_ACCOUNT,
  WALLET_TRANSFER,
  PROMOTION,
  PARTICIPATION,
  BONUS,
  PENDING_REWARD,
  MISSION,
  REDEMPTION,
  BET,
  PROVIDER_CALL,
  DRAW,
  TICKET,
  CHASE,
  AGENT_APPLICATION,
  AGENT_CONTRACT,
  SETTLEMENT_RUN,
  STATEMENT,
  FEEDBACK,
  MEMBER_ACCOUNT,
  OPERATOR_ACCOUNT,
  OPERATOR_REQUEST,
];
