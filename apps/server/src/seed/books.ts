import type { accounts, entries, transfers } from "../ledger/schema.ts";
import type { Account } from "../ledger/account.ts";
import { seededId } from "./random.ts";

interface Held {
  readonly account: Account;
  balance: bigint;
  version: number;
}

export interface SeedMove {
  readonly memberId: string;
  readonly debit: Account;
  readonly credit: Account;
  readonly amount: bigint;
  readonly kind: string;
  readonly ref: string;
  readonly at: Date;
}

/** A ledger in memory that keeps the database's own rules, so that years of history can be inserted at once. */
export class SeedBooks {
  readonly #held = new Map<string, Held>();
  readonly #transfers: (typeof transfers.$inferInsert)[] = [];
  readonly #entries: (typeof entries.$inferInsert)[] = [];

  open(wanted: readonly Account[]): void {
    for (const account of wanted)
      if (!this.#held.has(account.id)) this.#held.set(account.id, { account, balance: 0n, version: 0 });
  }

  balance(account: Account): bigint {
    return this.#of(account).balance;
  }

  move({ debit, credit, amount, ...rest }: SeedMove): void {
    const id = seededId("transfer", rest.memberId, this.#transfers.length);
    if (debit.side === "member" && this.balance(debit) < amount) throw new RangeError(`The seed would overdraw ${debit.owner}`);
    const facts = {
      id,
      txId: seededId("tx", id),
      book: debit.book,
      currency: debit.currency,
      debit: debit.id,
      credit: credit.id,
    };
    this.#transfers.push({ ...rest, ...facts, amount });
    this.#enter(debit, -amount, id);
    this.#enter(credit, amount, id);
  }

  #enter(account: Account, amount: bigint, transferId: string): void {
    const held = this.#of(account);
    const before = held.balance;
    held.balance += amount;
    held.version += 1;
    this.#entries.push({ account: account.id, version: held.version, transferId, amount, before, after: held.balance });
  }

  #of(account: Account): Held {
    const held = this.#held.get(account.id);
    if (!held) throw new RangeError(`The seed never opened ${account.kind} of ${account.owner}`);
    return held;
  }

  rows(): {
    accounts: (typeof accounts.$inferInsert)[];
    transfers: (typeof transfers.$inferInsert)[];
    entries: (typeof entries.$inferInsert)[];
  } {
    const opened = [...this.#held.values()].map(({ account, balance, version }) => Object.assign({ balance, version }, account));
    return { accounts: opened, transfers: this.#transfers, entries: this.#entries };
  }
}
