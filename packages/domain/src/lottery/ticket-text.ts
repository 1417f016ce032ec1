import { canonicalJson } from "../object/canonical-json.ts";
import { bigintField, choiceField, instantField, listField, textField, wholeField } from "../object/fields.ts";
import { type LotteryGame, lotteryGameOf, playIn } from "./games.ts";
import type { PricedBet } from "./price.ts";
import { selectionText, storedSelection } from "./read-selection.ts";
import type { HeldBet } from "./settle.ts";

const SCHEMA = "baize/ticket/1";

/** A bet of a ticket, and how many lines it makes. */
export interface TicketBet extends HeldBet {
  readonly lines: number;
}

/** A ticket as it was accepted. */
export interface Ticket {
  readonly id: string;
  readonly game: LotteryGame;
  readonly issue: string;
  readonly currency: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly bets: readonly TicketBet[];
  /** Without it, a person who knows the leaf of a ticket could guess its bets. */
  readonly salt: string;
}

/** The ticket's one text: its leaf, and all that it can win, follow from it. */
export const ticketText = (ticket: Omit<Ticket, "bets"> & { readonly bets: readonly PricedBet[] }): string =>
  canonicalJson({
    schema: SCHEMA,
    id: ticket.id,
    game: ticket.game.code,
    issue: ticket.issue,
    currency: ticket.currency,
    at: new Date(ticket.at).toISOString(),
    bets: ticket.bets.map(({ play, selection, lines, unit, multiple, stake, rebatePpm, returnPpm }) => ({
      play: play.id,
      selection: selectionText(selection),
      lines,
      unit: String(unit),
      multiple,
      stake: String(stake),
      rebatePpm,
      returnPpm,
    })),
    salt: ticket.salt,
  });

/** Reads what `ticketText` wrote. Throws where the text is no ticket. */
export function readTicket(text: string): Ticket {
  const value: unknown = JSON.parse(text);
  choiceField(value, "schema", [SCHEMA]);
  const game = lotteryGameOf(textField(value, "game"));
  if (!game) throw new TypeError("The ticket is of no game");
  return {
    id: textField(value, "id"),
    game,
    issue: textField(value, "issue"),
    currency: textField(value, "currency"),
    at: instantField(value, "at"),
    bets: listField(value, "bets").map((bet) => toBet(game, bet)),
    salt: textField(value, "salt"),
  };
}

function toBet(game: LotteryGame, bet: unknown): TicketBet {
  const play = playIn(game, textField(bet, "play"));
  if (!play) throw new TypeError("The bet is on no play");
  return {
    play,
    selection: storedSelection(textField(bet, "selection")),
    lines: wholeField(bet, "lines"),
    unit: bigintField(bet, "unit"),
    multiple: wholeField(bet, "multiple"),
    stake: bigintField(bet, "stake"),
    rebatePpm: wholeField(bet, "rebatePpm"),
    returnPpm: wholeField(bet, "returnPpm"),
  };
}
