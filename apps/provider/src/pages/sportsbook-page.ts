import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import type { KitMessages } from "@baize/ui/messages";
import { ar } from "@baize/ui/messages/ar";
import { en } from "@baize/ui/messages/en";
import { fa } from "@baize/ui/messages/fa";
import { hi } from "@baize/ui/messages/hi";
import { ur } from "@baize/ui/messages/ur";
import { PARTS } from "../engines/shared.ts";
import type { Messages, Speech } from "../messages/messages.ts";
import { MOST_LEGS } from "../sportsbook/slip-text.ts";
import { MOST_PRICE_OF_SLIP } from "../sportsbook/slip.ts";
import { dataScript } from "./html.ts";
import { SPORTSBOOK_ONLY_KEYS } from "./play-page.ts";
import { sayer } from "./say.ts";
import { marketsIn } from "./sportsbook-markets.ts";

export interface SportsbookPage {
  readonly speech: Speech;
  readonly gameCode: string;
  readonly siteOrigins: readonly string[];
}

export const SPORTSBOOK_KIND = "sportsbook";

const KIT: Readonly<Record<string, KitMessages>> = { en, hi, ar, fa, ur };

/** Messages of other pages that this one uses, too. */
const SHARED: ReadonlySet<string> = new Set([
  "loading",
  "balance",
  "proof",
  "close",
  "leave",
  "problem",
  "reload",
  "retry",
  "refused",
  "comma",
  "fairServer",
  "insufficient",
  "session_expired",
  "session_open",
  "busy",
  "cancelled",
  "offline",
  "pending",
  "voided",
  "stuck",
  "locked",
  "limit_reached",
  "maintenance",
  "unavailable",
  "odds_changed",
  "slip_high",
  "invalid",
]);

/** Figures in a text of any direction keep their own order. */
const isolated = (figures: string): string => `\u2066${figures}\u2069`;

/** Only what the page says: it has no line of the other games. */
const messagesOf = (messages: Messages): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => SPORTSBOOK_ONLY_KEYS.test(key) || SHARED.has(key)));

/** The page of the sportsbook: its script draws all of it. */
export function sportsbookBody({ speech, gameCode, siteOrigins }: SportsbookPage): string {
  const { lang, messages } = speech;
  const say = sayer(speech);
  const { betSlip, amountField, modal } = KIT[lang] ?? en;
  const data = {
    lang,
    messages: messagesOf(messages),
    gameCode,
    launched: gameCode,
    siteOrigins,
    markets: marketsIn(messages),
    kit: { betSlip, amountField, modal },
    mostLegs: MOST_LEGS,
    returnPpm: SANDBOX_PROVIDER.slips.sportsbook[0],
    mostTimes: isolated((MOST_PRICE_OF_SLIP / BigInt(PARTS)).toLocaleString("en")),
  };
  return `<div id="sportsbook"><p>${say("loading")}</p></div><noscript><p>${say("noScript")}</p></noscript>${dataScript("boot", data)}`;
}
