import type { Transaction } from "../../../platform/database/database.ts";
import { type Notice, notifyMembers } from "../../inbox/send-message.ts";
import type { SettledTicket, TicketAmounts } from "./batch-queries.ts";
import type { SettlingDraw } from "./settling-draw.ts";

interface Changed extends TicketAmounts {
  readonly ticket: SettledTicket;
}

/**
 * Notifies members of large wins, and of every correction. The other outcomes are in the list of tickets: among a message for each of them
 * the large wins would be missed.
 */
export async function notifyOutcomes(
  tx: Transaction,
  { settlement, titles, brandOf, at }: Pick<SettlingDraw, "settlement" | "titles" | "brandOf" | "at">,
  changed: readonly Changed[],
): Promise<void> {
  const notices = changed.flatMap(({ ticket, prize, payout }): Notice[] => {
    const { memberId, currency } = ticket;
    const difference = payout - ticket.payout;
    if (settlement.version > 1) {
      const template = difference > 0n ? "lottery_corrected_up" : "lottery_corrected_down";
      const minor = difference > 0n ? difference : -difference;
      return [{ memberId, template, facts: { titles, amount: { minor, currency } } }];
    }
    if (prize < BigInt(brandOf(ticket.brand).bets.winnerFrom)) return [];
    return [{ memberId, template: "lottery_won", facts: { titles, amount: { minor: prize, currency } } }];
  });
  await notifyMembers(tx, notices, at);
}
