import { say } from "../shared/boot.ts";
import { pageData } from "./page-data.ts";

/** Refusals for which this page has texts of its own: those of other pages are about rounds and matches. */
const OWN_MESSAGES: Readonly<Record<string, string>> = { bets_closed: "sportsbookClosed", bets_full: "sportsbookFull" };

/** Why a slip was not placed. */
export const why = (code: string): string => say(OWN_MESSAGES[code] ?? code, { most: pageData.mostTimes });

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
export const whySingle = (code: string): string => say(SINGLE_MESSAGES[code] ?? "sportsbookSingleRefused");

/** How much of one press was placed. */
export const placedText = (placed: number, all: number): string =>
  all === 1 ? say("sportsbookPlaced") : say("sportsbookPlacedOf", { placed, all });
