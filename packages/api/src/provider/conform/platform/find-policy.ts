import { type AnswerPolicy, STANDARD_POLICY } from "@baize/domain/gaming/answer-policy";
import { amountMinor } from "../amounts.ts";
import { type Answer, type Caller, sendStep } from "./send.ts";
import { type Moment, minorOf, type Step } from "./step.ts";
import { bet, end, rollback, win } from "./steps.ts";

const staked = bet("bet", "round", 1);

/** Calls that tell the answers apart: the last of each is looked at. */
const PROBES = {
  unknownRollback: [rollback("back", "elsewhere", "never", 1)],
  lateWin: [staked, end("end", "round", [1, 0]), win("late", "round", "bet", 1)],
  replayBalance: [bet("next", "another", 2), staked],
} as const satisfies Readonly<Record<keyof AnswerPolicy, readonly Step[]>>;

async function lastAnswer(caller: Caller, steps: readonly Step[], moment: Moment): Promise<Answer | string> {
  let last: Answer | string = "no answer";
  for (const step of steps) last = await sendStep(caller, step, moment);
  return last;
}

const isAccepted = (answer: Answer | string): boolean => typeof answer !== "string" && answer.code === "ok";

/**
 * How a platform answers where vendors differ. An answer that no policy permits counts as the standard one, so that the case about
 * it fails.
 */
export async function findPolicy(caller: Caller, moment: Moment): Promise<AnswerPolicy> {
  const rollbackAnswer = await lastAnswer(caller, PROBES.unknownRollback, moment);
  const isRefused = typeof rollbackAnswer !== "string" && rollbackAnswer.code === "not_found";
  const late = isAccepted(await lastAnswer(caller, PROBES.lateWin, moment));
  const replay = await lastAnswer(caller, PROBES.replayBalance, moment);
  const { unit, balance, seat } = moment;
  const now = balance - 3n * unit + (late ? minorOf(moment, 1) : 0n);
  const replayedBalance =
    typeof replay !== "string" && "balance" in replay ? amountMinor(replay.balance ?? "", seat.currencyDigits) : undefined;
  return {
    unknownRollback: isRefused ? "refuse" : STANDARD_POLICY.unknownRollback,
    lateWin: late ? "pay" : STANDARD_POLICY.lateWin,
    replayBalance: replayedBalance === now ? "current" : STANDARD_POLICY.replayBalance,
  };
}
