import { readBet } from "../engines/match-bet.ts";
import { PARTS } from "../engines/shared.ts";
import { spotNameIn } from "../engines/spot-names.ts";
import { isSportsbook, type SharedTitle, sharedTitleOf, turnsTitleOf } from "../engines/table.ts";
import { type Messages, speechOf } from "../messages/messages.ts";
import type { Fixtures } from "../sportsbook/fixtures.ts";
import { legStates, slipSummary } from "../sportsbook/settle-slip.ts";
import type { RoundRecord } from "./records.ts";

interface SummaryTools {
  readonly fixtures: Fixtures;
}

/** The spots of a bet with their chips; at a match also the moment, the price and the cash-out. */
function laidText(choice: string, { name, engine }: SharedTitle, messages: Messages): string {
  const read = readBet(choice);
  if (!read) return choice;
  const { spots, step, out } = read;
  const moment = engine.live?.moment ?? String;
  const laid = [...spots].map(([spot, { chips, price }]) => {
    const text = `${spotNameIn(messages, name, spot)} × ${chips}`;
    return price === undefined ? text : `${text} @ ${(price / PARTS).toFixed(2)}`;
  });
  const ends = out ? [`${messages.cashOut} ${moment(out.step)}`] : [];
  return [...(step === undefined ? [] : [moment(step)]), ...ends, ...laid].join(" · ");
}

/** What was drawn in signs that need no language, and the bet; the spots of a table have their names in the player's language. */
export function summaryOf(round: RoundRecord, { fixtures }: SummaryTools): string {
  const { choice = "", stops = [], gameCode, language } = round;
  if (isSportsbook(gameCode))
    return slipSummary(round, legStates(round, fixtures, round.decidedAt ?? 0), speechOf(language).messages);
  const turns = turnsTitleOf(gameCode);
  if (turns?.engine.summary) return turns.engine.summary(choice, stops, turns.variant);
  const shared = sharedTitleOf(gameCode);
  const signs = shared?.engine.signs;
  const drawn = signs ? stops.map(signs).join(" · ") : stops.map((group) => group.join("-")).join(" ");
  const laid = shared ? laidText(choice, shared, speechOf(language).messages) : choice;
  // The end of a long text is cut off: what was drawn comes first, then when a bet was cashed out.
  return [drawn, laid].filter((text) => text !== "").join(" · ");
}
