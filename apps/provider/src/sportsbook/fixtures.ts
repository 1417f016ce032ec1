import { randomBytes, randomUUID } from "node:crypto";
import { toldAfter, toldMs } from "../engines/live.ts";
import { AWAITED_MS, type Stops } from "../engines/shared.ts";
import type { Book } from "../rounds/book.ts";
import type { ChainRecord } from "../rounds/records.ts";
import { drawOf } from "../rounds/seeds.ts";
import { type Chain, chainFrom } from "../tables/chain.ts";
import { drawFixture, type Fate } from "./fixture-rules.ts";
import { engineOf, liveOf, type Sport, SPORTS } from "./sports.ts";

/** Milliseconds from one fixture of a league to the next. */
const EVERY = 30 * 60_000;
/** Fixtures of one chain of seeds: about a year. */
const LENGTH = 16_384;
/** Fixtures of each league on which bets are taken, and results that are shown. */
const COMING = 8;
const SHOWN_RESULTS = 8;

/** Matches that are kept in memory. */
const MOST_DRAWN = 1000;

interface Drawn {
  readonly stops: Stops;
  readonly fate: Fate;
}

/** The chain of a league's seeds. */
const leagueCode = (sport: Sport): string => `fixtures-${sport}`;
/** The leagues take turns: their fixtures do not begin together. */
const turnOf = (sport: Sport): number => (SPORTS.indexOf(sport) * EVERY) / SPORTS.length;

interface League {
  readonly record: ChainRecord;
  readonly chain: Chain;
}

const firstOf = ({ record }: League): number => record.first ?? 0;
const endOf = (league: League): number => firstOf(league) + league.record.length;

/** A match of a league that begins at a time of the clock. */
export interface Fixture {
  readonly sport: Sport;
  readonly number: number;
  readonly variant: number;
  readonly startsAt: number;
  /** When its result is known. */
  readonly overAt: number;
  readonly anchor: string;
  /** Its place in the chain of its league. */
  readonly place: number;
  /** What is drawn with beside its seed. */
  readonly clientSeed: string;
  /** What it draws: to be told step by step. */
  readonly drawn: () => Drawn;
  readonly seed: () => string;
}

/** All fixtures of all leagues. They follow from the chains of seeds and the clock, so a restart changes none. */
export class Fixtures {
  readonly #book: Book;
  readonly #now: () => number;
  readonly #leagues = new Map<Sport, League[]>();
  readonly #drawn = new Map<string, Drawn>();
  #opening: Promise<void> | undefined;

  constructor(book: Book, now: () => number) {
    this.#book = book;
    this.#now = now;
  }

  #leaguesOf(sport: Sport): League[] {
    const known = this.#leagues.get(sport);
    if (known) return known;
    const read = this.#book
      .chainsOf(leagueCode(sport))
      .map((record) => ({ record, chain: chainFrom(record.root, record.length) }));
    this.#leagues.set(sport, read);
    return read;
  }

  /** Begins the seeds of leagues that have none for their next fixtures; they are on disk before a fixture is shown. */
  async open(): Promise<void> {
    this.#opening ??= this.#beginAll().finally(() => (this.#opening = undefined));
    await this.#opening;
  }

  async #beginAll(): Promise<void> {
    for (const sport of SPORTS) {
      const leagues = this.#leaguesOf(sport);
      const last = leagues.at(-1);
      if (!last || this.#numberAt(last, this.#now()) + COMING >= endOf(last)) await this.#begin(sport, leagues);
    }
  }

  async #begin(sport: Sport, leagues: League[]): Promise<void> {
    const last = leagues.at(-1);
    const startsAt = last ? last.record.startsAt + last.record.length * EVERY : this.#firstStart(sport);
    const record: ChainRecord = {
      kind: "chain",
      id: randomUUID(),
      game: leagueCode(sport),
      root: randomBytes(32).toString("hex"),
      length: LENGTH,
      startsAt,
      first: last ? endOf(last) : 0,
    };
    await this.#book.save(record);
    leagues.push({ record, chain: chainFrom(record.root, record.length) });
  }

  /** So long ago that there are results to look at. */
  #firstStart(sport: Sport): number {
    const turn = turnOf(sport);
    return Math.floor((this.#now() - turn) / EVERY) * EVERY + turn - (SHOWN_RESULTS - 1) * EVERY;
  }

  /** The number of the fixture that began last. */
  #numberAt(league: League, now: number): number {
    return firstOf(league) + Math.floor((now - league.record.startsAt) / EVERY);
  }

  /** A fixture by its number; undefined for one that no league has. */
  find(sport: Sport, number: number): Fixture | undefined {
    const league = this.#leaguesOf(sport).find((each) => number >= firstOf(each) && number < endOf(each));
    if (!league) return undefined;
    const { record, chain } = league;
    const place = number - firstOf(league);
    const startsAt = record.startsAt + place * EVERY;
    const variant = number % engineOf(sport).variants;
    const seed = () => chain.seed(place);
    return {
      sport,
      number,
      variant,
      startsAt,
      overAt: startsAt + AWAITED_MS + (toldMs(engineOf(sport)) ?? 0),
      anchor: chain.anchor,
      place,
      clientSeed: record.game,
      drawn: () =>
        this.#draw(`${sport}:${number}`, () => {
          const seeds = { serverSeed: seed(), clientSeed: record.game };
          return drawFixture(drawOf(seeds, place), engineOf(sport), variant);
        }),
      seed,
    };
  }

  /** What a fixture draws; every page asks for the same ones. */
  #draw(key: string, draw: () => Drawn): Drawn {
    const drawn = this.#drawn.get(key) ?? draw();
    if (this.#drawn.size >= MOST_DRAWN) this.#drawn.clear();
    this.#drawn.set(key, drawn);
    return drawn;
  }

  #around(sport: Sport): readonly Fixture[] {
    const league = this.#leaguesOf(sport).at(-1);
    if (!league) return [];
    const last = this.#numberAt(league, this.#now());
    const numbers = Array.from({ length: SHOWN_RESULTS + COMING + 1 }, (_, index) => last - SHOWN_RESULTS + index);
    return numbers.flatMap((number) => this.find(sport, number) ?? []);
  }

  /** Those that are told or will begin next, by their start. */
  coming(): readonly Fixture[] {
    const now = this.#now();
    return SPORTS.flatMap((sport) => this.#around(sport))
      .filter(({ overAt }) => overAt > now)
      .toSorted((one, other) => one.startsAt - other.startsAt);
  }

  /** Those whose result is known, newest first. */
  over(): readonly Fixture[] {
    const now = this.#now();
    return SPORTS.flatMap((sport) => this.#around(sport))
      .filter(({ overAt }) => overAt <= now)
      .toSorted((one, other) => other.overAt - one.overAt);
  }

  /** Steps of a fixture that have been told. */
  toldSteps({ sport, startsAt }: Fixture): number {
    const live = liveOf(sport);
    const since = this.#now() - startsAt - toldAfter(live, 0);
    return Math.min(live.steps - 1, Math.max(0, Math.floor(since / live.stepMs)));
  }
}
