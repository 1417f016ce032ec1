/** Bets on halves of the sum of three dice, at 1.91: what the histories of this module's tests need of a lottery. */
export type Half = "big" | "small" | "odd" | "even";

interface PlainTicket {
  readonly id: string;
  readonly member: number;
  readonly issue: string;
  readonly halves: readonly Half[];
  readonly multiple: number;
  readonly stake: bigint;
  payout: bigint;
  state: "open" | "settled" | "refunded";
}

export interface PlainChase {
  readonly id: string;
  readonly member: number;
  readonly halves: readonly Half[];
  readonly multiples: readonly number[];
  readonly stopOnWin: boolean;
  readonly tickets: PlainTicket[];
  state: "running" | "finished" | "stopped" | "cancelled";
}

const UNIT = 100n;
const PAID = 191n;

function payoutOf({ halves, multiple }: PlainTicket, numbers: readonly string[]): bigint {
  const sum = numbers.reduce((total, number) => total + Number(number), 0);
  const wins = halves.filter((half) =>
    half === "big" ? sum > 10 : half === "small" ? sum < 11 : (sum % 2 === 0) === (half === "even"),
  );
  return PAID * BigInt(wins.length * multiple);
}

/** The same lottery without a ledger, a database, batches or proofs: a few sums in memory. */
export class PlainLottery {
  readonly cash: bigint[];
  readonly debt: bigint[];
  readonly tickets: PlainTicket[] = [];
  readonly chases: PlainChase[] = [];

  constructor(cash: readonly bigint[]) {
    this.cash = [...cash];
    this.debt = cash.map(() => 0n);
  }

  stakeOf(halves: readonly Half[], multiple: number): bigint {
    return UNIT * BigInt(halves.length * multiple);
  }

  canStake(member: number, stake: bigint): boolean {
    return stake <= (this.cash[member] ?? 0n);
  }

  #add(member: number, amount: bigint): void {
    this.cash[member] = (this.cash[member] ?? 0n) + amount;
  }

  buy(facts: Pick<PlainTicket, "id" | "member" | "issue" | "halves" | "multiple">): PlainTicket {
    const stake = this.stakeOf(facts.halves, facts.multiple);
    const ticket: PlainTicket = { ...facts, stake, payout: 0n, state: "open" };
    this.#add(facts.member, -stake);
    this.tickets.push(ticket);
    return ticket;
  }

  /** The next ticket of each running chase, unless it stops on a win. */
  continueChases(issue: string): void {
    for (const chase of this.chases.filter(({ state }) => state === "running")) {
      if (chase.stopOnWin && chase.tickets.some(({ payout }) => payout > 0n)) chase.state = "stopped";
      else this.chase(chase, issue);
    }
  }

  chase(chase: PlainChase, issue: string): void {
    const { member, halves, multiples, tickets } = chase;
    const multiple = multiples[tickets.length] ?? 0;
    tickets.push(this.buy({ id: `${chase.id}/${tickets.length}`, member, issue, halves, multiple }));
    if (tickets.length === multiples.length) chase.state = "finished";
  }

  refund(issue: string): void {
    for (const ticket of this.tickets.filter((one) => one.issue === issue)) {
      ticket.state = "refunded";
      this.#add(ticket.member, ticket.stake);
    }
  }

  /** Pays the difference to what was paid. What cash does not cover is owed, and paid out of what arrives next. */
  settle(issue: string, numbers: readonly string[]): void {
    const own = this.tickets.filter((one) => one.issue === issue);
    for (const member of this.cash.keys()) {
      const differences = own.filter((one) => one.member === member).map((one) => payoutOf(one, numbers) - one.payout);
      for (const difference of differences) this.#pay(member, difference);
    }
    for (const ticket of own) {
      ticket.payout = payoutOf(ticket, numbers);
      ticket.state = "settled";
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
