import { type BulkCall, MOST_CALLS } from "@baize/api/provider/bulk";

/** Calls of one bulk that are carried out one after the other, at most: the answer must come long before it counts as lost. */
const MOST_APART = 10;
/** Calls that are looked at to find some of different players, at most: a queue may be long. */
const MOST_SEEN = 10 * MOST_CALLS;

interface Waiting {
  readonly call: BulkCall;
}

/** Whether a platform carries a call out together with others, where they are of different players. */
const isTogether = ({ operation, request }: BulkCall): boolean =>
  operation === "win" || (operation === "endRound" && request.status !== "void" && request.rake === undefined);

/**
 * Takes the calls of the next bulk out of a queue, at most so many. Those that stay keep their order. More than ten are of different
 * players, for a platform to carry out together; a call that it carries out alone comes in a bulk of ten at most.
 */
export function takeCalls<Of extends Waiting>(waiting: Of[], most: number): Of[] {
  const apart = Math.min(MOST_APART, most);
  const together = Math.min(MOST_CALLS, most);
  const players = new Set<string>();
  const seen = waiting.slice(0, MOST_SEEN);
  const taken = seen.filter(({ call }) => {
    const { member } = call.request;
    if (players.size === together || players.has(member) || !isTogether(call)) return false;
    players.add(member);
    return true;
  });
  const [first] = seen;
  if (taken.length < apart || !first || !taken.includes(first)) return waiting.splice(0, apart);
  const isTaken = new Set(taken);
  waiting.splice(0, seen.length, ...seen.filter((one) => !isTaken.has(one)));
  return taken;
}
