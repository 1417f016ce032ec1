import type { Ratio } from "../engine.ts";
import type { Stops } from "../shared.ts";
import { type Next, statesAfter } from "../states-after.ts";
import { afterBall, BALLS, ballsBy, ballsOf, isOut, NO_SCORE, type Score, scoreOf, type Side, WAYS, WICKETS } from "./overs.ts";

export const RESULTS = ["home", "tie", "away"] as const;
export type Result = (typeof RESULTS)[number];
export const TOTALS = ["over", "under"] as const;
export const SIXES = ["sixyes", "sixno"] as const;
/** Wickets of both sides: none, one, more. */
export const WICKET_COUNTS = ["w0", "w1", "w2"] as const;
/** Runs of home, by the fewest of each band. */
export const RUN_BANDS = ["r0", "r6", "r9", "r12", "r15", "r18"] as const;
export const SPOTS = [...RESULTS, ...TOTALS, ...SIXES, ...WICKET_COUNTS, ...RUN_BANDS] as const;
export type CricketSpot = (typeof SPOTS)[number];
type RunBand = (typeof RUN_BANDS)[number];

/** More runs of both sides than this are over, fewer are under: no match lies on the line. */
export const LINE = 15.5;
const SIX = 6;

/** What a side did, as far as bets depend on it. */
interface Innings extends Score {
  readonly six: boolean;
}
/** The innings of home and away. */
type Match = Readonly<Record<Side, Innings>>;

export const isBand = (spot: CricketSpot): spot is RunBand => RUN_BANDS.some((band) => band === spot);
/** The fewest and the most runs of a band; the last one has no end. */
export function bandOf(band: RunBand): readonly [least: number, most: number] {
  const next = RUN_BANDS[RUN_BANDS.indexOf(band) + 1];
  return [Number(band.slice(1)), next === undefined ? Infinity : Number(next.slice(1)) - 1];
}

const lead = ({ home, away }: Match): number => home.runs - away.runs;
const runs = ({ home, away }: Match): number => home.runs + away.runs;
const wickets = ({ home, away }: Match): number => home.wickets + away.wickets;
const WINS: Readonly<Record<Exclude<CricketSpot, RunBand>, (match: Match) => boolean>> = {
  home: (match) => lead(match) > 0,
  tie: (match) => lead(match) === 0,
  away: (match) => lead(match) < 0,
  over: (match) => runs(match) > LINE,
  under: (match) => runs(match) < LINE,
  sixyes: ({ home, away }) => home.six || away.six,
  sixno: ({ home, away }) => !home.six && !away.six,
  w0: (match) => wickets(match) === 0,
  w1: (match) => wickets(match) === 1,
  w2: (match) => wickets(match) > 1,
};

function winsIn(spot: CricketSpot, match: Match): boolean {
  if (!isBand(spot)) return WINS[spot](match);
  const [least, most] = bandOf(spot);
  return match.home.runs >= least && match.home.runs <= most;
}

const inningsOf = (stops: Stops, side: Side): Innings => ({
  ...scoreOf(ballsBy(stops, side)),
  six: ballsBy(stops, side).includes(SIX),
});

/** Whether a spot wins, by the balls of both sides. */
export const wins = (spot: CricketSpot, stops: Stops): boolean =>
  winsIn(spot, { home: inningsOf(stops, "home"), away: inningsOf(stops, "away") });

export const resultOf = (stops: Stops): Result => RESULTS.find((result) => wins(result, stops)) ?? "tie";

/** An innings so far, and its balls. */
interface Begun {
  readonly innings: Innings;
  readonly balls: number;
}

/** Every way in which an innings goes on, of 20 for each ball that is left: those of a match are below 2⁵³. */
const inningsWays = ({ innings: begun, balls }: Begun, side: Side, variant: number, target?: number): Next<Innings> =>
  statesAfter<Innings>(
    begun,
    BALLS - balls,
    ({ runs: ran, wickets: fallen, six }) => (ran * (WICKETS + 1) + fallen) * 2 + Number(six),
    (innings, next) =>
      isOut(innings, balls + next, target)
        ? [[innings, WAYS]]
        : ballsOf(side, variant).map(([kind, ways]) => [{ ...afterBall(innings, kind), six: innings.six || kind === SIX }, ways]),
  );

const NOT_BEGUN: Begun = { innings: { ...NO_SCORE, six: false }, balls: 0 };
/** The whole innings of away by set of parameters and target: every state of the innings of home asks for the same ones. */
const wholeChases = new Map<string, Next<Innings>>();

function chaseWays(begun: Begun, variant: number, target: number): Next<Innings> {
  if (begun.balls > 0) return inningsWays(begun, "away", variant, target);
  const key = `${variant} ${target}`;
  const ways = wholeChases.get(key) ?? inningsWays(NOT_BEGUN, "away", variant, target);
  wholeChases.set(key, ways);
  return ways;
}

/** Of all matches that begin so, the ways in which each spot wins, and all ways together. */
function countWins(
  begun: (side: Side) => Begun,
  variant: number,
): { readonly counts: ReadonlyMap<CricketSpot, number>; readonly all: number } {
  const counts = new Map<CricketSpot, number>(SPOTS.map((spot) => [spot, 0]));
  const chases = new Map<number, Next<Innings>>();
  let all = 0;
  for (const [home, ofHome] of inningsWays(begun("home"), "home", variant)) {
    const chase = chases.get(home.runs) ?? chaseWays(begun("away"), variant, home.runs + 1);
    chases.set(home.runs, chase);
    for (const [away, ofAway] of chase) {
      all += ofHome * ofAway;
      for (const spot of SPOTS) if (winsIn(spot, { home, away })) counts.set(spot, (counts.get(spot) ?? 0) + ofHome * ofAway);
    }
  }
  return { counts, all };
}

type Chances = ReadonlyMap<CricketSpot, Ratio>;
/** So many states of matches are kept, the last ones that were asked for: every table and every page asks for the same. */
const MOST_KNOWN = 2000;
const known = new Map<string, Chances>();

function computeChances(begun: (side: Side) => Begun, variant: number): Chances {
  const { counts, all } = countWins(begun, variant);
  return new Map([...counts].map(([spot, ways]) => [spot, { over: BigInt(ways), under: BigInt(all) }]));
}

/** The chance of each spot after these balls. */
export function chancesAfter(told: Stops, variant: number): Chances {
  const begun = (side: Side): Begun => ({ innings: inningsOf(told, side), balls: ballsBy(told, side).length });
  const key = JSON.stringify([variant, begun("home"), begun("away")]);
  const chances = known.get(key) ?? computeChances(begun, variant);
  known.delete(key);
  known.set(key, chances);
  for (const oldest of known.keys()) {
    if (known.size <= MOST_KNOWN) break;
    known.delete(oldest);
  }
  return chances;
}

/** The chance of a spot before the match: that of all matches in which it wins. */
export function chanceOf(spot: CricketSpot, variant: number): Ratio {
  return chancesAfter([], variant).get(spot) ?? { over: 0n, under: 1n };
}
