import { SETTLEMENT_RUN } from "@baize/domain/agents/settlement/run";
import { STATEMENT } from "@baize/domain/agents/settlement/statement-state";
import { openStates, stateAfter } from "@baize/domain/state-machine/machine";
import type { Owner } from "../ledger/account.ts";
import { AUTO_MS } from "../modules/agents/settlement/pay-bills.ts";
import { isBill, movesOf, payingOwner, refOf } from "../modules/agents/settlement/payment-sides.ts";
import type { RunRow, StatementRow } from "../modules/agents/settlement/queries.ts";
import type { Brand } from "../platform/brand/brand.ts";
import type { PastBook } from "./past-book.ts";
import type { PastRun } from "./past-runs.ts";

const OPEN: readonly string[] = openStates(STATEMENT);
const HOUR_MS = 3_600_000;

const topFirst = (one: StatementRow, other: StatementRow): number => one.level - other.level || one.place - other.place;

/**
 * Pays the statements of past runs in the order of time, by the rules of the settlement: a salary at once, a bill in the last hour
 * before its deadline, and after it from the guarantee.
 */
export class PastPayments {
  readonly #brand: Brand;
  readonly #book: PastBook;
  readonly bills: StatementRow[] = [];

  constructor(brand: Brand, book: PastBook) {
    this.#brand = brand;
    this.#book = book;
  }

  ownerOf = (id: string): Owner => payingOwner(id, this.#brand);

  /** Pays a statement where the upline's commission covers it, or the guarantee adds what is missing. Answers whether it is paid. */
  pay(row: StatementRow, at: Date, guaranteed: boolean): boolean {
    const { amount, memberId, uplineId } = row;
    const has = uplineId === null ? amount : this.#book.commissionOf(this.ownerOf(uplineId));
    const lacking = has < amount ? amount - has : 0n;
    if (!OPEN.includes(row.state) || (lacking > 0n && !guaranteed)) return false;
    this.#book.post(at, movesOf(row, this.#brand, lacking));
    row.state = stateAfter(STATEMENT, lacking > 0n ? "guarantee" : "pay");
    row.fromGuarantee = lacking;
    row.paidAt = at;
    this.#book.repay(this.ownerOf(memberId), refOf(row), at);
    return true;
  }

  /** Pays what a run pays at once, and bills its dividends. */
  post({ run, statements }: { readonly run: RunRow; readonly statements: readonly StatementRow[] }): void {
    for (const row of statements.toSorted(topFirst)) {
      if (!isBill(row)) this.pay(row, run.openedAt, true);
      else {
        row.state = stateAfter(STATEMENT, "bill");
        row.dueAt = new Date(run.openedAt.getTime() + this.#brand.agents.billHours * HOUR_MS);
        this.bills.push(row);
      }
    }
  }

  /** Pays the bills whose last hour, or whose deadline, has come by then. */
  payBillsUntil(until: Date): void {
    const times = this.bills
      .filter(({ state }) => state === "due")
      .flatMap(({ dueAt }) => (dueAt ? [dueAt.getTime() - AUTO_MS, dueAt.getTime()] : []))
      .filter((time) => time <= until.getTime());
    for (const time of [...new Set(times)].toSorted((one, other) => one - other))
      for (const row of this.bills.filter(({ dueAt }) => dueAt !== null && dueAt.getTime() - AUTO_MS <= time).toSorted(topFirst))
        this.pay(row, new Date(time), row.dueAt !== null && row.dueAt.getTime() <= time);
  }
}

/** A run as it is after its payments: closed where nothing of it is due. */
export function paidRun({ run, statements }: PastRun): RunRow {
  const due = statements.some(({ state }) => OPEN.includes(state));
  const last = statements.map(({ paidAt }) => paidAt?.getTime() ?? 0).reduce((max, time) => Math.max(max, time), 0);
  const closedAt = due ? null : new Date(Math.max(last, run.openedAt.getTime()));
  return { ...run, state: stateAfter(SETTLEMENT_RUN, due ? "post" : "close"), closedAt };
}
