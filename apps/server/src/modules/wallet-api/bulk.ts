import type { RefusalAnswer, WalletAnswer } from "@baize/api/provider/answer";
import type { BulkAnswer, BulkCall, BulkRequest } from "@baize/api/provider/bulk";
import type { System } from "../../platform/system.ts";
import type { RoundSettledSubscriber } from "../gaming/rounds/round-settled.ts";
import { bet } from "./bet.ts";
import { endRound } from "./end-round.ts";
import { type Answers, nonceAt } from "./carry-out-together.ts";
import { endTogether } from "./end-together.ts";
import { payTogether } from "./pay-together.ts";
import { isRefused, type RefusedCall, refused } from "./reply.ts";
import { rollback } from "./rollback.ts";
import type { SignedCall } from "./signed-call.ts";
import { win } from "./win.ts";

/**
 * Carries out several calls, each as by itself: plain wins of many members together (`pay-together.ts`), plain ends of rounds together
 * (`end-together.ts`), every other one by its verb in a transaction of its own. A fault stops it: the provider repeats the whole, and
 * what was carried out is answered by its first answer.
 */
export const bulk =
  (subscribers: readonly RoundSettledSubscriber[]) =>
  async (system: System, call: SignedCall, { calls }: BulkRequest): Promise<BulkAnswer | RefusedCall> => {
    const together = await carryOutSome(subscribers, system, call, calls);
    if (together === "used") return refused("stale");
    const answers: BulkAnswer["answers"] = [];
    for (const [place, one] of calls.entries()) {
      const own: SignedCall = { ...call, nonce: nonceAt(call, place) };
      const answer = together.get(place) ?? (await carryOut(subscribers, system, own, one));
      // Where the first call that can be carried out was, by the same bulk, so are those after it.
      if (answer.code === "stale" && together.size === 0 && answers.every(isRefused)) return refused("stale");
      answers.push(answer);
    }
    return { code: "ok", answers };
  };

/** Each is of a player about whom no other call of the bulk is, so the order of these two does not matter. */
async function carryOutSome(
  subscribers: readonly RoundSettledSubscriber[],
  system: System,
  call: SignedCall,
  calls: readonly BulkCall[],
): Promise<Answers | "used"> {
  const paid = await payTogether(system, call, calls);
  if (paid === "used") return paid;
  const ended = await endTogether(subscribers, system, call, calls);
  if (ended === "used") return paid.size === 0 ? ended : paid;
  return new Map([...paid, ...ended]);
}

async function carryOut(
  subscribers: readonly RoundSettledSubscriber[],
  system: System,
  call: SignedCall,
  { operation, request }: BulkCall,
): Promise<WalletAnswer | RefusalAnswer> {
  if (operation === "bet") return await bet(system, call, request);
  if (operation === "win") return await win(subscribers)(system, call, request);
  if (operation === "rollback") return await rollback(system, call, request);
  return await endRound(subscribers)(system, call, request);
}
