import * as z from "zod/mini";
import { toMinor } from "../amounts.ts";
import { engineOf, liveOf } from "../sportsbook/sports.ts";
import type { FixtureView, SlipView, SportsbookState } from "../sportsbook/contract.ts";
import { ANNULLED_AFTER, isVoid } from "../sportsbook/fixture-rules.ts";
import type { Fixture } from "../sportsbook/fixtures.ts";
import { pricesOf } from "../sportsbook/prices.ts";
import { slipEnd } from "../sportsbook/settle-slip.ts";
import { countCombinations, isPriceWithin } from "../sportsbook/slip.ts";
import { readSlip } from "../sportsbook/read-slip.ts";
import { fixtureId, type Slip } from "../sportsbook/slip-text.ts";
import { slipView } from "../sportsbook/slip-view.ts";
import { sidesOf } from "../sportsbook/teams.ts";
import type { PlayError } from "../play/contract.ts";
import { isReleased, type RoundRecord, type SessionRecord } from "../rounds/records.ts";
import type { SportsbookTools } from "./sportsbook-tools.ts";

export const slipBody = z.object({
  intent: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  stake: z.string().check(z.maxLength(24)),
  choice: z.string().check(z.maxLength(400)),
});

/** Settled slips that a page shows, and open ones that a member may have. */
const SETTLED = 20;
const MOST_OPEN = 50;

function phaseOf({ startsAt, overAt }: Fixture, now: number): FixtureView["phase"] {
  if (now < startsAt) return "before";
  return now < overAt ? "told" : "over";
}

/** A fixture as it is known at this moment. */
function fixtureView(fixture: Fixture, { fixtures, now }: SportsbookTools): FixtureView {
  const { sport, number, startsAt, overAt, anchor, place } = fixture;
  const at = now();
  const phase = phaseOf(fixture, at);
  const common = { id: fixtureId({ sport, number }), sport, ...sidesOf(fixture), startsAt, overAt, phase, anchor, place };
  if (phase === "before") return { ...common, prices: Object.fromEntries(pricesOf(fixture)) };
  const { stops, fate } = fixture.drawn();
  const live = liveOf(sport);
  const step = phase === "told" ? fixtures.toldSteps(fixture) : live.steps;
  const told = { step, stops: phase === "told" ? live.told(stops, step) : stops };
  if (phase === "told") return { ...common, prices: {}, told };
  const isFinal = overAt + ANNULLED_AFTER <= at;
  const shown = isVoid(fate, isFinal) && fate !== "valid" ? fate : undefined;
  return { ...common, prices: {}, told, fate: shown, seed: isFinal ? fixture.seed() : undefined };
}

/** A slip whose fixtures are not all decided. */
const isOpen = (round: RoundRecord): boolean => !isReleased(round);

/** The member's slips, newest first: all open ones, and the last of the others. */
function slipsOf({ member, game }: SessionRecord, { book, fixtures, now }: SportsbookTools): SlipView[] {
  const rounds = book.roundsOf(member, 1000).filter((round) => round.gameCode === game.code && round.state !== "refused");
  const settled = new Set(rounds.filter((round) => !isOpen(round)).slice(0, SETTLED));
  return rounds.filter((round) => isOpen(round) || settled.has(round)).map((round) => slipView(round, fixtures, now()));
}

/** All that the page of a sportsbook shows. */
export async function sportsbookState(session: SessionRecord, tools: SportsbookTools): Promise<SportsbookState> {
  const { fixtures, now } = tools;
  await fixtures.open();
  const { minBet, maxBet } = session.limits;
  return {
    now: now(),
    fixtures: fixtures.coming().map((fixture) => fixtureView(fixture, tools)),
    results: fixtures.over().map((fixture) => fixtureView(fixture, tools)),
    slips: slipsOf(session, tools),
    minStake: minBet,
    maxStake: maxBet,
  };
}

function stakeFits({ limits, digits }: SessionRecord, stake: string, { legs, of }: Slip): boolean {
  const [whole = "", part = ""] = stake.split(".");
  if (!/^\d{1,12}(\.\d+)?$/.test(stake) || part.length !== digits || whole === "") return false;
  const minor = toMinor(stake, digits);
  const combinations = BigInt(countCombinations(legs.length, of));
  // Each combination is a bet of its own, and each prize is rounded down.
  const least = toMinor(limits.minBet, digits) * combinations;
  return minor >= least && minor <= toMinor(limits.maxBet, digits) && minor % combinations === 0n;
}

/** Why a slip is not taken now; undefined for one that is. */
function faultOf({ legs, of }: Slip, { fixtures, now }: SportsbookTools): PlayError | undefined {
  for (const leg of legs) {
    const fixture = fixtures.find(leg.sport, leg.number);
    if (!fixture || !engineOf(leg.sport).offers(`${leg.spot}:1`, fixture.variant)) return "invalid";
    if (fixture.startsAt <= now()) return "bets_closed";
    if (!fixtures.coming().some(({ sport, number }) => sport === leg.sport && number === leg.number)) return "invalid";
    if (pricesOf(fixture).get(leg.spot) !== leg.price) return "odds_changed";
  }
  return isPriceWithin(
    legs.map(({ price }) => price),
    of,
  )
    ? undefined
    : "slip_high";
}

/** Places a slip at the vendor's clock as this is called: each of its fixtures has yet to begin. */
export async function placeSlip(
  session: SessionRecord,
  { intent, stake, choice }: z.infer<typeof slipBody>,
  tools: SportsbookTools,
): Promise<SlipView | PlayError> {
  const { book, rounds, fixtures, timeout, now } = tools;
  const answered = async (round: RoundRecord) => slipView(await rounds.settled(round, timeout, "answered"), fixtures, now());
  const known = book.roundOf(session.member, intent);
  if (known) return readSlip(known.choice ?? "") ? await answered(known) : "invalid";
  await fixtures.open();
  const slip = readSlip(choice);
  if (!slip || !stakeFits(session, stake, slip)) return "invalid";
  const fault = faultOf(slip, tools);
  if (fault) return fault;
  const open = book.openOf(session.member).filter((round) => round.gameCode === session.game.code);
  if (open.length >= MOST_OPEN) return "bets_full";
  const decidedAt = slipEnd(slip, fixtures);
  const round = await rounds.play(session, { intent, stake, choice, table: { decidedAt }, live: true });
  return round ? await answered(round) : "busy";
}
