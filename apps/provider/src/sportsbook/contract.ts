import type { RoundView } from "../play/contract.ts";
import type { Sport } from "./sports.ts";
import type { Team } from "./teams.ts";

/** `before`: bets are taken. `told`: it is played. `over`: its result is known. */
export type FixturePhase = "before" | "told" | "over";

/** A fixture as everybody sees it. Times are milliseconds of the vendor's clock. */
export interface FixtureView {
  /** `football:1042`. */
  readonly id: string;
  readonly sport: Sport;
  readonly home: Team;
  readonly away: Team;
  readonly startsAt: number;
  readonly overAt: number;
  readonly phase: FixturePhase;
  /** Before it begins: of each spot, in hundredths. */
  readonly prices: Readonly<Record<string, number>>;
  /** Since it began: what is known of it, and after how many steps. */
  readonly told?: { readonly step: number; readonly stops: readonly (readonly number[])[] };
  /** Once it is over, where its bets do not count: at once, or since its result was annulled. */
  readonly fate?: "abandoned" | "annulled";
  /** The hash to which the seeds of its league lead, one hash for each fixture: it was published before the first of them. */
  readonly anchor: string;
  /** Its place among these seeds, counted from 0. */
  readonly place: number;
  /** Once its result cannot be annulled any more: the seed says whether it is. */
  readonly seed?: string;
}

/** `void`: the fixture does not count, so the leg has a price of 1. */
export type LegState = "open" | "won" | "lost" | "void";

export interface LegView {
  /** The id of its fixture. */
  readonly fixture: string;
  readonly sport: Sport;
  readonly home: Team;
  readonly away: Team;
  readonly startsAt: number;
  readonly spot: string;
  /** Agreed, in hundredths. */
  readonly price: number;
  readonly state: LegState;
}

/** A slip that was placed. */
export interface SlipView {
  readonly round: RoundView;
  /** The size of its combinations; 1 for singles, the number of legs for one bet on all. */
  readonly of: number;
  /** Its stake is so many times the unit. */
  readonly combinations: number;
  readonly legs: readonly LegView[];
  /** The most that it may bring still, stake included; what it brought once it is settled. */
  readonly returns: string;
  /** The seeds of all its fixtures are public. */
  readonly isProven: boolean;
}

/** Answer to `sportsbook`. */
export interface SportsbookState {
  readonly now: number;
  /** The ones that are told first, then the next ones by their start. */
  readonly fixtures: readonly FixtureView[];
  /** Newest first. */
  readonly results: readonly FixtureView[];
  /** The member's, newest first: all open ones and the last settled ones. */
  readonly slips: readonly SlipView[];
  /** Of each combination of a slip. */
  readonly minStake: string;
  /** Of the whole stake of a slip. */
  readonly maxStake: string;
}

/** The body of `slip`: `choice` is the text of the slip (slip-text.ts), `stake` its unit times its combinations. */
export interface SlipRequest {
  readonly intent: string;
  readonly stake: string;
  readonly choice: string;
}

/** A leg with what proves its result. */
export interface LegProof {
  readonly sport: Sport;
  readonly number: number;
  readonly spot: string;
  /** Agreed, in hundredths. */
  readonly price: number;
  readonly variant: number;
  /** The text that is drawn with beside the seed, and the place of the fixture among the seeds of its league. */
  readonly clientSeed: string;
  readonly place: number;
  readonly anchor: string;
  readonly serverSeed: string;
  /** An annulment of its result was known when the slip was settled. */
  readonly annulmentKnown: boolean;
}

/** Answer to GET /proof/<round id> for a slip whose results cannot be annulled any more. */
export interface SlipProof {
  readonly gameCode: string;
  readonly of: number;
  readonly legs: readonly LegProof[];
  readonly stake: string;
  readonly win: string;
  readonly currency: string;
  readonly at: string;
}
