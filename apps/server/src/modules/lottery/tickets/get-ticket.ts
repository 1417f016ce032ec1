import { CANCELLED_DRAW, TICKET } from "@baize/domain/lottery/draw-state";
import { stateAfter } from "@baize/domain/state-machine/machine";
import type { Handler, OutputOf } from "@baize/api/contract/contract";
import { drawFileText } from "@baize/domain/lottery/draw-proof";
import { Settler } from "@baize/domain/lottery/settle";
import { readTicket, type TicketBet } from "@baize/domain/lottery/ticket-text";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { isUuid } from "../../../platform/ids/uuid.ts";
import { loadStatementKeys } from "../../../platform/security/statement-key.ts";
import { loadInclusion } from "../draws/load-inclusion.ts";
import { pastView } from "../draws/view.ts";
import { findOwnTicket, type NamedTicket } from "./queries.ts";
import { betView, ticketView, unpaidOf } from "./view.ts";

type Bets = OutputOf<"lottery.ticket">["bets"];

/** The bets of a ticket, with what each won where the ticket is settled. */
function outcomes({ ticket, draw }: NamedTicket, bets: readonly TicketBet[]): Bets {
  const isSettled = ticket.state === stateAfter(TICKET, "settle");
  const settler = new Settler(draw.numbers);
  const money = (minor: bigint) => toMoneyAmount({ minor, currency: ticket.currency });
  return bets.map((bet) => {
    const won = isSettled ? settler.settle(bet) : null;
    return {
      bet: betView(bet, ticket.currency),
      winningLines: won?.winningLines ?? null,
      prize: won && money(won.prize),
      rebate: won && money(won.rebate),
    };
  });
}

/** The file that anyone checks: once the draw and the ticket are settled. A cancelled draw has no result to check. */
async function loadFile(ctx: MemberContext, { ticket, draw, bet }: NamedTicket, proof: OutputOf<"lottery.ticket">["proof"]) {
  if (!proof || draw.seed === "" || ticket.version === 0 || draw.state === CANCELLED_DRAW) return null;
  const { x } = await loadStatementKeys(ctx.system.db, ctx.system.config.wrappingKeys);
  const { text, leaf, payout } = ticket;
  return drawFileText({
    signed: draw.signed,
    seed: draw.seed,
    numbers: draw.numbers,
    key: { kty: "OKP", crv: "Ed25519", x },
    ticket: { text, leaf, proof, payout: payout.toString(), unpaid: unpaidOf(bet) },
  });
}

/** One ticket, with its bets and the proof that its draw had it. */
export const getTicket: Handler<"lottery.ticket", ServerContexts> = async (ctx, { id }) => {
  const found = isUuid(id) ? await findOwnTicket(ctx.system.db, ctx.member.id, id) : undefined;
  if (!found) throw fault("lottery.ticket_not_found");
  const { ticket, draw } = found;
  const proof = draw.root === "" ? null : await loadInclusion(ctx.system.db, draw, ticket.leaf);
  return {
    ticket: ticketView(found, ctx.language),
    bets: outcomes(found, readTicket(ticket.text).bets),
    draw: pastView(draw),
    text: ticket.text,
    leaf: ticket.leaf,
    proof,
    file: await loadFile(ctx, found, proof),
  };
};
