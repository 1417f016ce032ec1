import type { RoundRecord, RoundState } from "../rounds/records.ts";
import type { SlipProof } from "./contract.ts";
import { ANNULLED_AFTER } from "./fixture-rules.ts";
import type { Fixtures } from "./fixtures.ts";
import { fixtureOf, slipEnd, slipOf } from "./settle-slip.ts";

const SETTLED: ReadonlySet<RoundState> = new Set(["correctable", "done", "unclosed"]);

/** Whether a slip was settled by results that cannot be annulled any more. Their seeds are secret until then: they say which are. */
export const isProven = (round: RoundRecord, fixtures: Fixtures, now: number): boolean =>
  SETTLED.has(round.state) && slipEnd(slipOf(round), fixtures) + ANNULLED_AFTER <= now;

/** What proves a slip; undefined before it can be proven, and for one that was not settled. */
export function slipProof(round: RoundRecord, fixtures: Fixtures, now: number): SlipProof | undefined {
  if (!isProven(round, fixtures, now)) return undefined;
  const { of, legs } = slipOf(round);
  const found = legs.map((leg) => ({ leg, fixture: fixtureOf(leg, fixtures) }));
  const { gameCode, stake, win, currency, at, decidedAt = 0 } = round;
  return {
    gameCode,
    of,
    legs: found.map(({ leg: { sport, number, spot, price }, fixture }) => ({
      sport,
      number,
      spot,
      price,
      variant: fixture.variant,
      clientSeed: fixture.clientSeed,
      place: fixture.place,
      anchor: fixture.anchor,
      serverSeed: fixture.seed(),
      annulmentKnown: fixture.overAt + ANNULLED_AFTER <= decidedAt,
    })),
    stake,
    win,
    currency,
    at,
  };
}
