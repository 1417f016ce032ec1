import type { Stops } from "../src/engines/shared.ts";
import type { LegState, SlipProof, SlipView } from "../src/sportsbook/contract.ts";
import { drawFixture, type Fate } from "../src/sportsbook/fixture-rules.ts";
import { pricesOf } from "../src/sportsbook/prices.ts";
import { engineOf, type Sport } from "../src/sportsbook/sports.ts";
import type { ChainRecord } from "../src/rounds/records.ts";
import { drawOf } from "../src/rounds/seeds.ts";
import { chainFrom } from "../src/tables/chain.ts";
import { intent, started } from "./door.ts";

/** Fixtures of the first chain of seeds of football. */
export const LENGTH = 64;
export const GAME = "sportsbook-0-4-sportsbook";
export const HALF_HOUR = 30 * 60_000;

export interface Drawn {
  readonly stops: Stops;
  readonly fate: Fate;
}

/** What the first fixtures of a league draw on these seeds. */
function drawsOn(sport: Sport, root: string): readonly Drawn[] {
  const [chain, engine] = [chainFrom(root, LENGTH), engineOf(sport)];
  return [0, 1, 2, 3].map((place) => {
    const draw = drawOf({ serverSeed: chain.seed(place), clientSeed: `fixtures-${sport}` }, place);
    return drawFixture(draw, engine, place % engine.variants);
  });
}

/** Seeds of a league of football whose fixtures fit. The first of them begins at 0. */
function leagueWith(fits: (fixtures: readonly Drawn[]) => boolean): {
  readonly record: ChainRecord;
  readonly draws: readonly Drawn[];
} {
  for (let tries = 0; ; tries++) {
    const root = tries.toString(16).padStart(64, "0");
    const draws = drawsOn("football", root);
    const chain = { id: "league-0001", game: "fixtures-football", root, length: LENGTH, startsAt: 0, first: 0 };
    if (fits(draws)) return { draws, record: { kind: "chain", ...chain } };
  }
}

/** The price of a spot of a fixture of football, in hundredths. */
const priceOf = (number: number, spot: string): number => pricesOf({ sport: "football", variant: number % 6 }).get(spot) ?? 0;

/** A member at a sportsbook whose fixtures 1, 2 and 3 of football are still to begin unless it is later, and fit. */
export async function atSportsbook(fits: (fixtures: readonly Drawn[]) => boolean, startsAt = 1000) {
  const { record, draws } = leagueWith(fits);
  const all = await started({ journal: [record], at: startsAt });
  const { key } = await all.open(GAME);
  const state = async () => (await all.post("sportsbook", {}, key)).body;
  const leg = (number: number, spot: string): string => `football:${number}:${spot}:${priceOf(number, spot)}`;
  const place = async (of: number, legs: readonly string[], stake: string, id = intent()) => ({
    id,
    ...(await all.post("slip", { intent: id, stake, choice: [of, ...legs].join(" ") }, key)),
  });
  /** Sets the clock to so many minutes after the start of a fixture. */
  const passTo = (number: number, minutes: number) => all.pass(number * HALF_HOUR + minutes * 60_000 - all.clock());
  const slip = async (id: string): Promise<SlipView | undefined> =>
    (await state()).slips.find(({ round }) => round.intent === id);
  const loadSlipProof = async ({ id }: { readonly id: string }): Promise<SlipProof> =>
    await (await all.get(`/proof/${id}`)).json();
  const restart = async () => {
    const at = all.clock();
    await all.provider.close();
    return await started({ world: all, at });
  };
  return {
    ...all,
    key,
    draws,
    anchor: chainFrom(record.root, LENGTH).anchor,
    state,
    priceOf,
    leg,
    place,
    passTo,
    slip,
    loadSlipProof,
    restart,
  };
}

/** Which of home, draw and away a match of football ended with, and one that it did not. */
export function resultsOf({ stops: [home = [], away = []] }: Drawn): { readonly won: string; readonly lost: string } {
  if (home.length === away.length) return { won: "draw", lost: "home" };
  return home.length > away.length ? { won: "home", lost: "away" } : { won: "away", lost: "home" };
}

export const statesOf = (slip: SlipView | undefined): readonly LegState[] => slip?.legs.map(({ state }) => state) ?? [];
