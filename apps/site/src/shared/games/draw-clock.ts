import { type Clock, serverClock } from "@baize/ui/countdown";

const clocks = new WeakMap<object, Clock>();

/** The server's clock by an answer that told it. Made once for each answer, when it arrives: a cached one keeps its clock. */
export function clockOf(answer: { readonly now: number }): Clock {
  const known = clocks.get(answer);
  if (known) return known;
  const clock = serverClock(answer.now, performance.now());
  clocks.set(answer, clock);
  return clock;
}
