import { useEffect, useRef, useState } from "react";
import type { RoundView } from "../../play/contract.ts";
import type { SlipRequest } from "../../sportsbook/contract.ts";
import { call } from "../play/api.ts";
import { notifySite } from "../play/frame.ts";
import { keepNewIntent } from "../play/intent.ts";
import { pause } from "../shared/dom.ts";
import { keepSent, type Order, readSent, type SentOrder } from "./kept-slip.ts";

/** An order that was placed. */
export interface Placed {
  readonly order: Order;
  readonly round: RoundView;
}
/** Why an order was not placed: the key of a message, and the round that it is about, where there is one. */
export interface Refusal {
  readonly code: string;
  readonly id?: string;
}
export interface Refused extends Refusal {
  readonly order: Order;
}

/** The outcome of an order: what became of its round, or why there is none. */
type Outcome = { readonly round: RoundView } | Refusal;

const PHASE_CODES: Readonly<Partial<Record<RoundView["phase"], string>>> = {
  refused: "refused",
  cancelled: "cancelled",
  void: "voided",
  stuck: "stuck",
};

function outcomeOf(round: RoundView): Outcome | undefined {
  if (round.phase === "pending") return undefined;
  const code = PHASE_CODES[round.phase];
  if (code === undefined) return { round };
  return { code: round.phase === "refused" ? (round.code ?? code) : code, id: round.id };
}

/** Asks what became of a slip until it is known. A slip that never arrived was not placed. */
async function findOutcome({ intent }: Pick<SlipRequest, "intent">, waits: (code: string) => void): Promise<Outcome> {
  for (;;) {
    const reply = await call("round", { intent });
    if (reply.kind === "refused" && reply.code === "not_found") return { code: "cancelled" };
    if (reply.kind === "refused" && reply.code === "session_expired") return { code: "session_open" };
    const outcome = reply.kind === "ok" ? outcomeOf(reply.value) : undefined;
    if (outcome) return outcome;
    waits(reply.kind === "ok" ? "pending" : "offline");
    await pause(2000);
  }
}

async function send({ intent, stake, choice }: SlipRequest, waits: (code: string) => void): Promise<Outcome> {
  const reply = await call("slip", { intent, stake, choice });
  if (reply.kind === "refused") return { code: reply.code };
  const outcome = reply.kind === "ok" ? outcomeOf(reply.value.round) : undefined;
  return outcome ?? (await findOutcome({ intent }, waits));
}

export interface Placing {
  readonly pending: boolean;
  /** What is waited for: the key of a message. */
  readonly waitsFor: string | undefined;
  /** What the last press did not place. */
  readonly refused: readonly Refused[];
  /** What the last press placed, until its receipt is put away; undefined where that is nothing. */
  readonly placed: readonly Placed[] | undefined;
  /** Whether the last press placed anything, also once its receipt is put away. */
  readonly placedAny: boolean;
  /** Places all that one press places, one after the other: the vendor checks each by itself. */
  readonly place: (orders: readonly Order[]) => Promise<void>;
  readonly done: () => void;
}

interface Result {
  readonly placed: readonly Placed[];
  readonly refused: readonly Refused[];
}
const NOTHING: Result = { placed: [], refused: [] };

/** Asks for the outcome of each order, one after the other. What one waits for is not said of the next. */
async function outcomesOf(
  orders: readonly SentOrder[],
  waits: (code: string | undefined) => void,
  ask: (order: SentOrder, waits: (code: string) => void) => Promise<Outcome>,
): Promise<Result> {
  const placed: Placed[] = [];
  const refused: Refused[] = [];
  for (const order of orders) {
    waits(undefined);
    const outcome = await ask(order, waits);
    if ("round" in outcome) placed.push({ order, ...outcome });
    else refused.push({ order, ...outcome });
  }
  return { placed, refused };
}

/** Places slips. Each press has one intent for each order until all are answered, also over a reload of the page. */
export function usePlaced(currency: string, answered: (placed: readonly Placed[]) => void): Placing {
  const [pending, setPending] = useState(() => readSent() !== undefined);
  const [waitsFor, setWaitsFor] = useState<string>();
  const [{ placed, refused }, setResult] = useState(NOTHING);
  const [isPutAway, setPutAway] = useState(false);
  const latest = useRef(answered);
  useEffect(() => {
    latest.current = answered;
  });
  const finish = (result: Result) => {
    keepSent(undefined);
    setPending(false);
    setWaitsFor(undefined);
    setResult(result);
    setPutAway(false);
    latest.current(result.placed);
  };
  useEffect(() => {
    const sent = readSent();
    if (sent) void outcomesOf(sent, setWaitsFor, findOutcome).then(finish);
    // Once: what an earlier page sent.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the comment above says why
  }, []);
  const ask = async (order: SentOrder, waits: (code: string) => void) => {
    notifySite({ type: "round-started", stake: order.stake, currency });
    return await send(order, waits);
  };
  const place: Placing["place"] = async (orders) => {
    if (readSent()) return;
    const sent = orders.map((order) => ({ ...order, intent: keepNewIntent() }));
    keepSent(sent);
    setPending(true);
    setResult(NOTHING);
    finish(await outcomesOf(sent, setWaitsFor, ask));
  };
  const done = () => setPutAway(true);
  const placedAny = placed.length > 0;
  return { pending, waitsFor, refused, placed: placedAny && !isPutAway ? placed : undefined, placedAny, place, done };
}
