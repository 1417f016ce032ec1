import type { OutputOf } from "@baize/api/contract/contract";
import { outcomeOfTicket, type Unpaid } from "@baize/domain/lottery/draw-state";
import { selectionText } from "@baize/domain/lottery/read-selection";
import type { TicketBet } from "@baize/domain/lottery/ticket-text";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { gameNameOf } from "../../../platform/language/language.ts";
import type { NamedTicket } from "./queries.ts";

export function betView(bet: TicketBet, currency: string): OutputOf<"lottery.buy">["bets"][number] {
  const { play, selection, lines, unit, multiple, stake, rebatePpm, returnPpm } = bet;
  const money = (minor: bigint) => toMoneyAmount({ minor, currency });
  return {
    play: play.id,
    selection: selectionText(selection),
    lines,
    unit: money(unit),
    multiple,
    stake: money(stake),
    rebatePpm,
    returnPpm,
  };
}

/** Why the win of a ticket was not paid. */
export function unpaidOf({ withheld, status }: NamedTicket["bet"]): Unpaid | null {
  if (withheld === 0n) return null;
  return status === "open" ? "held" : "refused";
}

export function ticketView(
  { ticket, draw, game, bet }: NamedTicket,
  language: string,
): OutputOf<"lottery.tickets">["items"][number] {
  const { id, issue, at, stake, lines, currency, chaseId } = ticket;
  return {
    id,
    gameId: game.id,
    gameCode: ticket.game,
    ...gameNameOf(game, language),
    issue,
    state: outcomeOfTicket(ticket.state, ticket.prize, unpaidOf(bet)),
    at: at.getTime(),
    drawsAt: draw.drawsAt.getTime(),
    stake: toMoneyAmount({ minor: stake, currency }),
    payout: toMoneyAmount({ minor: bet.payout, currency }),
    lines,
    chaseId,
  };
}
