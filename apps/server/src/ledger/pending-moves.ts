import type { RunSql } from "../platform/database/database.ts";
import { asBigint, asText } from "../platform/database/raw.ts";
import { newId } from "../platform/ids/new-id.ts";
import type { Account } from "./account.ts";
import { InsufficientFunds, type Move, sidesOf } from "./post.ts";
import { POSTINGS } from "./postings.ts";
import { type AccountLine, type EntryLine, type TransferLine, writeMoves } from "./write-moves.ts";

interface Held {
  readonly balance: bigint;
  readonly version: number;
}

const LOAD = "select member_id, id, balance, version from accounts where member_id = any($1::uuid[])";

/**
 * Moves of many members that are decided one after the other in memory, and posted by few statements: by the same tables, keys and checks
 * as `post`.
 */
export class PendingMoves {
  readonly #run: RunSql;
  readonly #held: Map<string, Held>;
  readonly #opened: AccountLine[] = [];
  readonly #transfers: TransferLine[] = [];
  readonly #entries: EntryLine[] = [];

  private constructor(run: RunSql, held: Map<string, Held>) {
    this.#run = run;
    this.#held = held;
  }

  /** Reads every account of these members. Call it with them locked, and keep the transaction until the moves are written. */
  static async load(run: RunSql, memberIds: Iterable<string>): Promise<PendingMoves> {
    const { rows } = await run(LOAD, [`{${[...new Set(memberIds)].join(",")}}`]);
    const held = rows.map(
      ({ id, balance, version }) => [asText(id), { balance: asBigint(balance), version: Number(version) }] as const,
    );
    return new PendingMoves(run, new Map(held));
  }

  /** The balance of an account after the moves so far; 0 where it is not opened. */
  balanceOf({ id }: Account): bigint {
    return this.#held.get(id)?.balance ?? 0n;
  }

  #change(account: Account, transferId: string, amount: bigint): void {
    const { memberId: member_id, id, side, book, kind, ref, currency } = account;
    const stored = this.#held.get(id);
    if (!stored && side === "member") throw new Error(`The member ${member_id} has no account ${kind} ${ref}`);
    const { balance: before, version: last } = stored ?? { balance: 0n, version: 0 };
    const [after, version] = [before + amount, last + 1];
    if (after < 0n && side === "member") throw new InsufficientFunds(before);
    if (!stored) this.#opened.push({ member_id, id, side, book, kind, ref, currency });
    this.#held.set(id, { balance: after, version });
    const amounts = { amount: String(amount), before: String(before), after: String(after) };
    this.#entries.push({ member_id, account: id, version, transfer_id: transferId, ...amounts });
  }

  /** Adds moves that share one transaction id, which is returned; those of zero are left out. Throws as `post` does. */
  add(at: Date, moves: readonly Move[]): string {
    const txId = newId();
    for (const move of moves.filter(({ amount }) => amount !== 0n)) {
      if (move.amount < 0n) throw new RangeError("A transfer moves more than zero");
      const { debit, credit } = sidesOf(move);
      const { kind, debit: debit_kind, credit: credit_kind } = POSTINGS[move.posting];
      const id = newId();
      this.#change(debit, id, -move.amount);
      this.#change(credit, id, move.amount);
      this.#transfers.push({
        member_id: move.owner.id,
        id,
        tx_id: txId,
        book: debit.book,
        currency: debit.currency,
        debit: debit.id,
        debit_kind,
        credit: credit.id,
        credit_kind,
        amount: String(move.amount),
        kind,
        ref: move.ref,
        at: at.toISOString(),
      });
    }
    return txId;
  }

  /** Posts the moves. Throws where an account has changed since it was read; the transaction must then be rolled back. */
  async write(): Promise<void> {
    if (this.#transfers.length === 0) return;
    await writeMoves(this.#run, { opened: this.#opened, transfers: this.#transfers, entries: this.#entries });
  }
}
