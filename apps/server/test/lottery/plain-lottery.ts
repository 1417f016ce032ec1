import { type LotteryGame, prizeTableOf } from "@baize/domain/lottery/games";
import { oddsPpm } from "@baize/domain/lottery/odds";
import type { Play, Result, Selection } from "@baize/domain/lottery/play";
import { isWinningLine, type Line } from "@baize/domain/lottery/slow-counter.fixture";

/** A bet whose lines are all written down. */
export interface PlainBet {
  readonly play: Play;
  readonly selection: Selection;
  readonly lines: readonly Line[];
  readonly unit: bigint;
  readonly multiple: number;
  readonly rebatePpm: number;
}

interface PlainTicket {
  readonly id: string;
  readonly member: number;
  readonly issue: string;
  readonly bets: readonly PlainBet[];
  readonly stake: bigint;
  prize: bigint;
  payout: bigint;
  state: "open" | "settled" | "refunded";
}

export interface PlainChase {
  readonly id: string;
  readonly member: number;
  readonly bets: readonly PlainBet[];
  readonly multiples: readonly number[];
  readonly stopOnWin: boolean;
  readonly tickets: PlainTicket[];
  state: "running" | "finished" | "stopped" | "cancelled";
}

const MILLION = 1_000_000n;

const stakeOfBet = ({ lines, unit, multiple }: PlainBet): bigint => unit * BigInt(lines.length * multiple);
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);

export const stakeOf = (bets: readonly PlainBet[]): bigint => sum(bets.map(stakeOfBet));

const times = (bets: readonly PlainBet[], multiple: number): PlainBet[] =>
  bets.map((bet) => ({ ...bet, multiple: bet.multiple * multiple }));

/** What a bet wins, line by line. The odds of a line are the engine's; the enumeration of its results proves them. */
function prizeOf(game: LotteryGame, { play, lines, unit, multiple, rebatePpm }: PlainBet, numbers: Result): bigint {
  const returned = prizeTableOf(game).returnPpm - rebatePpm;
  const millionths = lines.map((line) => {
    const option = play.rule.kind === "options" ? (line[0]?.[0] ?? "") : null;
    return BigInt(isWinningLine(game.family, play, line, numbers)) * oddsPpm(play, option, returned);
  });
  return (unit * BigInt(multiple) * sum(millionths)) / MILLION;
}

const rebateOf = (bet: PlainBet): bigint => (stakeOfBet(bet) * BigInt(bet.rebatePpm)) / MILLION;

/** The same lottery without a ledger, a database, batches or proofs: a few sums in memory. */
export class PlainLottery {
  readonly game: LotteryGame;
  readonly cash: bigint[];
  readonly debt: bigint[];
  readonly tickets: PlainTicket[] = [];
  readonly chases: PlainChase[] = [];

  constructor(game: LotteryGame, cash: readonly bigint[]) {
    this.game = game;
    this.cash = [...cash];
    this.debt = cash.map(() => 0n);
  }

  canStake(member: number, stake: bigint): boolean {
    return stake <= (this.cash[member] ?? 0n);
  }

  #add(member: number, amount: bigint): void {
    this.cash[member] = (this.cash[member] ?? 0n) + amount;
  }

  buy(facts: Pick<PlainTicket, "id" | "member" | "issue" | "bets">): PlainTicket {
    const ticket: PlainTicket = { ...facts, stake: stakeOf(facts.bets), prize: 0n, payout: 0n, state: "open" };
    this.#add(facts.member, -ticket.stake);
    this.tickets.push(ticket);
    return ticket;
  }

  /** The next ticket of each running chase, unless it stops on a win. */
  continueChases(issue: string): void {
    for (const chase of this.chases.filter(({ state }) => state === "running")) {
      if (chase.stopOnWin && chase.tickets.some(({ prize }) => prize > 0n)) chase.state = "stopped";
      else this.chase(chase, issue);
    }
  }

  chase(chase: PlainChase, issue: string): void {
    const { member, multiples, tickets } = chase;
    const bets = times(chase.bets, multiples[tickets.length] ?? 0);
    tickets.push(this.buy({ id: `${chase.id}/${tickets.length}`, member, issue, bets }));
    if (tickets.length === multiples.length) chase.state = "finished";
  }

  refund(issue: string): void {
    for (const ticket of this.tickets.filter((one) => one.issue === issue)) {
      ticket.state = "refunded";
      this.#add(ticket.member, ticket.stake);
    }
  }

  /** Pays the difference to what was paid. What cash does not cover is owed, and paid out of what arrives next. */
  settle(issue: string, numbers: Result): void {
    for (const ticket of this.tickets.filter((one) => one.issue === issue)) {
      const before = ticket.payout;
      ticket.prize = sum(ticket.bets.map((bet) => prizeOf(this.game, bet, numbers)));
      ticket.payout = ticket.prize + sum(ticket.bets.map(rebateOf));
      ticket.state = "settled";
      this.#pay(ticket.member, ticket.payout - before);
    }
  }

  #pay(member: number, difference: bigint): void {
    this.#add(member, difference);
    const cash = this.cash[member] ?? 0n;
    if (cash < 0n) {
      this.debt[member] = (this.debt[member] ?? 0n) - cash;
      this.cash[member] = 0n;
    } else if (difference > 0n) {
      const owed = this.debt[member] ?? 0n;
      const collected = owed < cash ? owed : cash;
      this.debt[member] = owed - collected;
      this.cash[member] = cash - collected;
    }
  }
}
