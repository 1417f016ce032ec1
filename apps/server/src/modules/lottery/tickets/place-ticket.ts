import { randomBytes } from "node:crypto";
import type { LotteryGame } from "@baize/domain/lottery/games";
import type { PricedBet } from "@baize/domain/lottery/price";
import { SELLING_STATES, TICKET } from "@baize/domain/lottery/draw-state";
import { ticketText } from "@baize/domain/lottery/ticket-text";
import { formatAmount } from "@baize/domain/money/amount";
import { leafOf } from "@baize/domain/proof/merkle";
import { initialState } from "@baize/domain/state-machine/machine";
import { LOTTERY_PROVIDER } from "@baize/domain/lottery/provider";
import { lockMembers } from "../../../ledger/locks.ts";
import type { Owner } from "../../../ledger/account.ts";
import { post } from "../../../ledger/post.ts";
import type { Brand } from "../../../platform/brand/brand.ts";
import type { RunSql, Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { fault } from "../../../platform/http/fault.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { sha256 } from "../../../platform/security/sha256.ts";
import type { System } from "../../../platform/system.ts";
import { addStake } from "../../gaming/rounds/queries.ts";
import { guardStake } from "../../responsible-gambling/guard.ts";
import { findOpen, shareDraw } from "../draws/queries.ts";
import { exposeNumbers } from "./expose-numbers.ts";
import { countLines, stakeOf } from "./price-bets.ts";
import { requireBrandBounds, requireMemberLimit } from "./stake-bounds.ts";
import { addTicket, type Bettor, loadBettor } from "./queries.ts";

/** A ticket to be bought, by a member or by a chase. */
export interface TicketOrder {
  readonly memberId: string;
  readonly id: string;
  readonly brand: Brand;
  readonly rules: LotteryGame;
  /** The game of the catalogue. */
  readonly gameId: string;
  readonly issue: string;
  readonly bets: readonly PricedBet[];
  readonly chaseId: string | null;
}

export interface PlacedTicket {
  readonly owner: Owner;
  readonly stake: bigint;
  readonly text: string;
  readonly leaf: string;
  readonly balance: bigint;
  readonly at: Date;
}

/** Throws `lottery.draw_closed`, which names the draw that takes tickets, unless this one does at this very moment. */
async function requireOpen(tx: Transaction, system: System, { rules, issue }: TicketOrder): Promise<Date> {
  const draw = await shareDraw(tx, { game: rules.code, issue });
  const now = system.now();
  const isTaking = draw && SELLING_STATES.includes(draw.state);
  if (isTaking && draw.opensAt <= now && now < draw.closesAt) return now;
  const open = await findOpen(tx, rules.code, now);
  throw fault("lottery.draw_closed", {
    open: open ? { issue: open.issue, closesAt: open.closesAt.getTime() } : null,
    now: now.getTime(),
  });
}

/** Checks all that may stop a stake: the member, the brand's bounds, the member's own limits, and the draw's for one member. */
async function checkStake(run: RunSql, order: TicketOrder, bettor: Bettor, stake: bigint, now: Date): Promise<void> {
  const { memberId, brand, rules } = order;
  const { currency, timeZone } = brand;
  if (!bettor.mayBet) throw fault("game.bets_locked");
  requireBrandBounds(brand, stake);
  if (bettor.limited && bettor.book === "real") await guardStake(run, { memberId, timeZone, now }, stake, currency);
  requireMemberLimit(rules, currency, stake, bettor.staked);
  if (stake > bettor.balance) throw fault("money.insufficient", { balance: formatAmount(bettor.balance, currency), currency });
}

/**
 * Takes the stake and accepts the ticket, in the caller's transaction: the money, the betting record, the ticket and its leaf commit
 * together or not at all. The draw's row is shared until then, so that its close has every ticket that was taken. It comes before the
 * member's rows, as wherever a draw is locked: a cancel knows the members of a draw only when it takes no more tickets.
 */
export async function placeTicket(system: System, tx: Transaction, order: TicketOrder): Promise<PlacedTicket> {
  const { memberId, id, brand, rules, gameId, issue, bets, chaseId } = order;
  const { currency } = brand;
  const run = runIn(tx);
  const at = await requireOpen(tx, system, order);
  await lockMembers(run, memberId);
  const bettor = await loadBettor(run, { memberId, currency }, { game: rules.code, issue });
  const stake = stakeOf(bets);
  await checkStake(run, order, bettor, stake, at);
  const salt = randomBytes(16).toString("hex");
  const text = ticketText({ id, game: rules, issue, currency, at: at.getTime(), bets, salt });
  const leaf = await leafOf(text, sha256);
  const owner: Owner = { id: memberId, book: bettor.book, currency };
  const { path, pathVersion } = bettor;
  const facts = { memberId, id, brand: brand.code, currency, stake, at };
  const provider = LOTTERY_PROVIDER;
  const parts = {
    ticket: addTicket({
      ...facts,
      game: rules.code,
      issue,
      book: bettor.book,
      lines: countLines(bets),
      text,
      leaf,
      state: initialState(TICKET),
      chaseId,
    }),
    staked: addStake({ ...facts, provider, roundId: id, gameId, gameCode: rules.code, wallet: "", path, pathVersion }),
  };
  const move = { posting: "bet", refs: { provider }, owner, amount: stake, ref: `${provider}/${id}` } as const;
  const { debitBalance } = await post(run, move, { txId: newId(), at }, parts);
  if (bettor.book === "real") await exposeNumbers(run, order);
  return { owner, stake, text, leaf, balance: debitBalance, at };
}
