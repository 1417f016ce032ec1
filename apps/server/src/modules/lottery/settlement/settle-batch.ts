import { maximumWin } from "@baize/domain/gaming/bet/maximum-win";
import { payoutPartsOf } from "@baize/domain/lottery/check-draw";
import { Settler } from "@baize/domain/lottery/settle";
import { readTicket } from "@baize/domain/lottery/ticket-text";
import { LOTTERY_PROVIDER } from "@baize/domain/lottery/provider";
import { accountOf, memberAccount, type Owner } from "../../../ledger/account.ts";
import { lockMembersAtOnce } from "../../../ledger/locks.ts";
import { PendingMoves } from "../../../ledger/pending-moves.ts";
import type { Move } from "../../../ledger/post.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { settleRounds } from "../../gaming/rounds/settle-rounds.ts";
import type { EndedWin } from "../../wallet-api/wins/ended-win.ts";
import { holdWins } from "../../wallet-api/wins/hold-wins.ts";
import { listUnpaid, type SettledTicket, settleTickets, type TicketAmounts } from "./batch-queries.ts";
import { notifyOutcomes } from "./notify-outcomes.ts";
import type { SettlingDraw } from "./settling-draw.ts";

interface Settled extends TicketAmounts {
  readonly ticket: SettledTicket;
  readonly owner: Owner;
}

const ownerOf = ({ memberId: id, book, currency }: SettledTicket): Owner => ({ id, book, currency });
const refs = { provider: LOTTERY_PROVIDER };

/** Pays a ticket, or the difference to what an earlier version paid. What cash does not cover of too much becomes a debt. */
function movesOf(moves: PendingMoves, { ticket, owner, payout }: Settled, version: number): Move[] {
  const ref = version === 1 ? `${LOTTERY_PROVIDER}/${ticket.id}` : `${LOTTERY_PROVIDER}/${ticket.id}/${version}`;
  const amount = payout - ticket.payout;
  if (amount >= 0n) return [{ posting: "win", refs, owner, amount, ref }];
  const lacking = -amount - moves.balanceOf(memberAccount(owner, "cash"));
  return [
    { posting: "debt-booked", owner, amount: lacking > 0n ? lacking : 0n, ref },
    { posting: "win-taken-back", refs, owner, amount: -amount, ref },
  ];
}

/** What a member who owes pays out of what arrives. */
function debtOf(moves: PendingMoves, { ticket, owner }: Settled): Move[] {
  const owed = -moves.balanceOf(accountOf(owner, "receivable"));
  const cash = moves.balanceOf(memberAccount(owner, "cash"));
  const amount = owed < cash ? owed : cash;
  return amount > 0n ? [{ posting: "debt-collected", owner, amount, ref: `${LOTTERY_PROVIDER}/${ticket.id}` }] : [];
}

/** Whether two operators decide on a win before it is paid. A correction was asked for by two, and demo money has no maximum. */
function waits({ ticket, payout }: Settled, { settlement, gameId, brandOf }: SettlingDraw): boolean {
  return settlement.version === 1 && ticket.book !== "demo" && payout > maximumWin(brandOf(ticket.brand).bets, gameId);
}

/** Computes what tickets win, from their texts alone. */
export function computeOutcomes(tickets: readonly SettledTicket[], numbers: readonly string[]): Settled[] {
  const settler = new Settler(numbers);
  return tickets.map((ticket) => {
    const { memberId, id } = ticket;
    return { memberId, id, ticket, owner: ownerOf(ticket), ...payoutPartsOf(readTicket(ticket.text), settler) };
  });
}

const endedWin = ({ ticket, payout }: Settled, gameCode: string, summary: string): EndedWin => ({
  memberId: ticket.memberId,
  betId: ticket.id,
  provider: LOTTERY_PROVIDER,
  gameCode,
  roundId: ticket.id,
  amount: payout,
  currency: ticket.currency,
  summary,
});

/**
 * Settles some tickets of a draw: money, tickets, betting record, and all that acts on a settled round, by few statements. Their
 * members are locked first, in the one order. A win that an operator has refused stays refused, whatever a correction says.
 */
export async function settleBatch(tx: Transaction, tickets: readonly SettledTicket[], draw: SettlingDraw): Promise<void> {
  const { settlement, gameId, gameCode, category, brandOf, subscribers, at } = draw;
  const { version, numbers } = settlement;
  const run = runIn(tx);
  const settled = computeOutcomes(tickets, numbers);
  await lockMembersAtOnce(
    run,
    tickets.map(({ memberId }) => memberId),
  );
  const held = settled.filter((one) => waits(one, draw));
  const refused = version === 1 ? new Set<string>() : await listUnpaid(run, tickets);
  const decided = settled.filter((one) => !held.includes(one) && !refused.has(one.id));
  const changed = decided.filter(({ ticket, payout }) => payout !== ticket.payout);
  const moves = await PendingMoves.load(
    run,
    changed.map(({ memberId }) => memberId),
  );
  for (const one of changed) {
    moves.add(at, movesOf(moves, one, version));
    if (one.payout > one.ticket.payout) moves.add(at, debtOf(moves, one));
  }
  await moves.write();
  await settleTickets(run, settled, version);
  const summary = numbers.join(" ").slice(0, 200);
  const rounds = (version === 1 ? decided : changed).map(({ ticket, owner, payout }) => ({
    owner,
    brand: brandOf(ticket.brand),
    betId: ticket.id,
    gameId,
    campaign: null,
    stake: ticket.stake,
    payout,
    summary,
    verifyUrl: "",
    isAgain: version > 1,
    at,
  }));
  await settleRounds(run, subscribers, category, rounds);
  await holdWins(
    tx,
    held.map((one) => endedWin(one, gameCode, summary)),
    at,
  );
  await notifyOutcomes(tx, draw, changed);
}
