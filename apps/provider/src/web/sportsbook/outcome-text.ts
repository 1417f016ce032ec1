import { say } from "../shared/boot.ts";
import { pageData } from "./page-data.ts";
import type { Refusal, Refused } from "./use-placed.ts";

/** Refusals for which this page has texts of its own: those of other pages are about rounds and matches. */
const OWN_MESSAGES: Readonly<Record<string, string>> = { bets_closed: "sportsbookClosed", bets_full: "sportsbookFull" };

/** The number of a round in a text of any direction. */
const isolated = (id = ""): string => `\u2066${id}\u2069`;

/** Why a slip was not placed. */
export const why = ({ code, id }: Refusal): string =>
  say(OWN_MESSAGES[code] ?? code, { most: pageData.mostTimes, round: isolated(id) });

/** What is said of a round that a person has to look at. */
export const stuckText = (id: string): string => why({ code: "stuck", id });

/** Texts about one bet: others of the same press may be placed. */
const SINGLE_MESSAGES: Readonly<Record<string, string>> = {
  bets_closed: "sportsbookSingleClosed",
  bets_full: "sportsbookSingleFull",
  cancelled: "sportsbookSingleCancelled",
  insufficient: "sportsbookSingleInsufficient",
  invalid: "sportsbookSingleInvalid",
  limit_reached: "sportsbookSingleLimitReached",
  locked: "sportsbookSingleLocked",
  maintenance: "sportsbookSingleMaintenance",
  odds_changed: "sportsbookSingleOddsChanged",
  session_expired: "sportsbookSingleSessionExpired",
  session_open: "session_open",
  stuck: "stuck",
  unavailable: "sportsbookSingleUnavailable",
  voided: "voided",
};

/** Why one of several singles was not placed. */
export const whySingle = ({ code, id }: Refusal): string =>
  say(SINGLE_MESSAGES[code] ?? "sportsbookSingleRefused", { round: isolated(id) });

/** Refusals after which the bet may be placed all the same. */
const UNSURE: ReadonlySet<string> = new Set(["stuck", "session_open"]);

/** That some singles of one press were not placed, or that none was. */
export const notPlacedText = (placedAny: boolean, refused: readonly Refused[]): string =>
  say(placedAny || refused.some(({ code }) => UNSURE.has(code)) ? "sportsbookSomeRefused" : "sportsbookNonePlaced");

/** How much of one press was placed. */
export const placedText = (placed: number, all: number): string =>
  all === 1 ? say("sportsbookPlaced") : say("sportsbookPlacedOf", { placed, all });
