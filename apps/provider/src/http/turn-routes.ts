import * as z from "zod/mini";
import type { Clock } from "../clock.ts";
import type { PlayError, RoundView } from "../play/contract.ts";
import { roundView } from "../play/view.ts";
import type { SessionRecord } from "../rounds/records.ts";
import type { Rounds } from "../rounds/rounds.ts";

interface TurnTools {
  readonly rounds: Rounds;
  readonly timeout: number;
  readonly now: Clock;
}

const intent = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));
const text = z.string().check(z.maxLength(200));
export const turnBody = z.object({ intent, turn: text, seen: text });

/** Takes a turn; where it ends the round, the answer waits until it is paid. */
export async function takeTurn(
  session: SessionRecord,
  body: z.infer<typeof turnBody>,
  { rounds, timeout, now }: TurnTools,
): Promise<RoundView | PlayError> {
  const round = await rounds.turn(session, body);
  if (typeof round === "string") return round;
  const over = (round.decidedAt ?? Infinity) <= now();
  return roundView(await rounds.settled(round, timeout, over ? "released" : "answered"), now());
}

/** Ends a round of several turns with its prize. */
export async function takePrize(
  session: SessionRecord,
  id: string,
  { rounds, timeout }: TurnTools,
): Promise<RoundView | PlayError> {
  const round = await rounds.takePrize(session, id);
  return typeof round === "string" ? round : roundView(await rounds.settled(round, timeout));
}
