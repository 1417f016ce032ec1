import { isReleased, type RoundRecord } from "../rounds/records.ts";
import { roundView } from "../play/view.ts";
import type { LegState, SlipView } from "./contract.ts";
import type { Fixtures } from "./fixtures.ts";
import { fixtureOf, legStates, prizeAt, slipOf } from "./settle-slip.ts";
import { isProven } from "./slip-proof.ts";
import { countCombinations } from "./slip.ts";
import { fixtureId } from "./slip-text.ts";
import { sidesOf } from "./teams.ts";

/** The most that a slip may bring still, or what it brought; one that does not count was given back. */
function returnsOf(round: RoundRecord, states: readonly LegState[]): string {
  if (round.state === "placed" || round.state === "betting") return prizeAt(round, states);
  return ["undoing", "voiding", "void"].includes(round.state) ? round.stake : round.win;
}

/** A slip as its player sees it. */
export function slipView(round: RoundRecord, fixtures: Fixtures, now: number): SlipView {
  const { of, legs } = slipOf(round);
  // What was paid follows from what was known then.
  const states = legStates(round, fixtures, isReleased(round) ? (round.decidedAt ?? now) : now);
  return {
    round: roundView(round),
    of,
    combinations: countCombinations(legs.length, of),
    legs: legs.map((leg, index) => ({
      fixture: fixtureId(leg),
      sport: leg.sport,
      ...sidesOf(leg),
      startsAt: fixtureOf(leg, fixtures).startsAt,
      spot: leg.spot,
      price: leg.price,
      state: states[index] ?? "open",
    })),
    returns: returnsOf(round, states),
    isProven: isProven(round, fixtures, now),
  };
}
