import { toMinor, toMoneyAmount } from "../amounts.ts";
import type { RoundRecord } from "../rounds/records.ts";
import { spotNameIn } from "../engines/spot-names.ts";
import { PARTS } from "../engines/shared.ts";
import type { Messages } from "../messages/messages.ts";
import type { LegState } from "./contract.ts";
import { ANNULLED_AFTER, isVoid, legPrice, legState } from "./fixture-rules.ts";
import type { Fixture, Fixtures } from "./fixtures.ts";
import { countCombinations, prizeOfSlip } from "./slip.ts";
import { readSlip } from "./read-slip.ts";
import type { Leg, Slip } from "./slip-text.ts";
import { engineOf } from "./sports.ts";

/** The slip of a round. Throws RangeError for a round of another game. */
export function slipOf({ id, choice = "" }: RoundRecord): Slip {
  const slip = readSlip(choice);
  if (!slip) throw new RangeError(`round ${id} is no slip: ${choice}`);
  return slip;
}

/** The fixture of a leg. Throws RangeError for one that no league has. */
export function fixtureOf({ sport, number }: Leg, fixtures: Fixtures): Fixture {
  const fixture = fixtures.find(sport, number);
  if (!fixture) throw new RangeError(`there is no fixture ${sport}:${number}`);
  return fixture;
}

/** When the last of its fixtures is over. */
export const slipEnd = (slip: Slip, fixtures: Fixtures): number =>
  Math.max(...slip.legs.map((leg) => fixtureOf(leg, fixtures).overAt));

/** When the last annulment of its fixtures is known; undefined where no result of them is annulled. */
export function annulmentEnd(round: RoundRecord, fixtures: Fixtures): number | undefined {
  const annulled = slipOf(round)
    .legs.map((leg) => fixtureOf(leg, fixtures))
    .filter((fixture) => fixture.drawn().fate === "annulled");
  return annulled.length === 0 ? undefined : Math.max(...annulled.map(({ overAt }) => overAt)) + ANNULLED_AFTER;
}

/** What is known of a leg at a moment. */
function stateOfLeg(leg: Leg, fixtures: Fixtures, now: number): LegState {
  const fixture = fixtureOf(leg, fixtures);
  if (fixture.overAt > now) return "open";
  const { stops, fate } = fixture.drawn();
  const match = { stops, engine: engineOf(leg.sport), variant: fixture.variant };
  return legState(leg.spot, match, isVoid(fate, fixture.overAt + ANNULLED_AFTER <= now));
}

const unitOf = ({ stake, digits }: RoundRecord, { legs, of }: Slip): bigint =>
  toMinor(stake, digits) / BigInt(countCombinations(legs.length, of));

/** What a slip brings when its legs stand like this; open ones count as won. */
export function prizeAt(round: RoundRecord, states: readonly LegState[]): string {
  const slip = slipOf(round);
  const prices = slip.legs.map(({ price }, index) => legPrice(states[index] ?? "open", price));
  return toMoneyAmount(prizeOfSlip(unitOf(round, slip), prices, slip.of), round.digits);
}

const SIGNS = { open: "…", won: "✓", lost: "✗", void: "–" } as const satisfies Record<LegState, string>;

/** The legs of a slip for the platform's record: what was bet on, its price, and how it ended. */
export function slipSummary(round: RoundRecord, states: readonly LegState[], messages: Messages): string {
  const { of, legs } = slipOf(round);
  const each = legs.map(({ sport, spot, price }, index) => {
    const sign = SIGNS[states[index] ?? "open"];
    return `${sign} ${spotNameIn(messages, sport, spot)} @ ${(price / PARTS).toFixed(2)}`;
  });
  return [...(legs.length > 1 ? [`${of}/${legs.length}`] : []), ...each].join(" · ");
}

/** The states of all legs at a moment. */
export const legStates = (round: RoundRecord, fixtures: Fixtures, now: number): readonly LegState[] =>
  slipOf(round).legs.map((leg) => stateOfLeg(leg, fixtures, now));
