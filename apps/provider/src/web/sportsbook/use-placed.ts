import { useEffect, useRef, useState } from "react";
import type { RoundView } from "../../play/contract.ts";
import type { SlipRequest } from "../../sportsbook/contract.ts";
import { call } from "../play/api.ts";
import { notifySite } from "../play/frame.ts";
import { keepNewIntent } from "../play/intent.ts";
import { pause } from "../shared/dom.ts";
import { keepSent, readSent } from "./kept-slip.ts";

export interface Placed {
  readonly round: RoundView;
  /** The most that it may return, as the page counted it. */
  readonly returns: bigint | undefined;
}

/** The outcome of a sent slip: what became of its round, or the code of why there is none. */
type Outcome = { readonly round: RoundView } | { readonly code: string };

const PHASE_CODES: Readonly<Partial<Record<RoundView["phase"], string>>> = {
  refused: "refused",
  cancelled: "cancelled",
  void: "voided",
  stuck: "stuck",
};

function outcomeOf(round: RoundView): Outcome | undefined {
  if (round.phase === "pending") return undefined;
  const code = PHASE_CODES[round.phase];
  return code === undefined ? { round } : { code: round.phase === "refused" ? (round.code ?? code) : code };
}

/** Asks what became of a slip until it is known. A slip that never arrived was not placed. */
async function findOutcome({ intent }: SlipRequest, waits: (code: string) => void): Promise<Outcome> {
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

async function send(request: SlipRequest, waits: (code: string) => void): Promise<Outcome> {
  const reply = await call("slip", request);
  if (reply.kind === "refused") return { code: reply.code };
  const outcome = reply.kind === "ok" ? outcomeOf(reply.value.round) : undefined;
  return outcome ?? (await findOutcome(request, waits));
}

export interface Placing {
  readonly pending: boolean;
  /** Why nothing was placed, or what is waited for: the key of a message. */
  readonly code: string | undefined;
  readonly placed: Placed | undefined;
  readonly place: (slip: Omit<SlipRequest, "intent">, returns: bigint | undefined) => Promise<void>;
  readonly done: () => void;
}

/** Places slips. Each press has one intent until it is answered, also over a reload of the page. */
export function usePlaced(currency: string, answered: (round: RoundView | undefined) => void): Placing {
  const [pending, setPending] = useState(() => readSent() !== undefined);
  const [code, setCode] = useState<string>();
  const [placed, setPlaced] = useState<Placed>();
  const latest = useRef(answered);
  useEffect(() => {
    latest.current = answered;
  });
  const finish = (outcome: Outcome, returns: bigint | undefined) => {
    keepSent(undefined);
    setPending(false);
    if ("code" in outcome) {
      setCode(outcome.code);
      return latest.current(undefined);
    }
    setCode(undefined);
    setPlaced({ round: outcome.round, returns });
    return latest.current(outcome.round);
  };
  useEffect(() => {
    const sent = readSent();
    if (sent) void findOutcome(sent, setCode).then((outcome) => finish(outcome, undefined));
    // Once: a slip that an earlier page sent.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the comment above says why
  }, []);
  const place: Placing["place"] = async (slip, returns) => {
    if (readSent()) return;
    const request = { ...slip, intent: keepNewIntent() };
    keepSent(request);
    setPending(true);
    setCode(undefined);
    notifySite({ type: "round-started", stake: slip.stake, currency });
    finish(await send(request, setCode), returns);
  };
  return { pending, code, placed, place, done: () => setPlaced(undefined) };
}
