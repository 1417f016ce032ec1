import { STATEMENT } from "@baize/domain/agents/settlement/statement-state";
import { stateAfter } from "@baize/domain/state-machine/machine";
import { accountOf, memberAccount } from "../../../ledger/account.ts";
import { PendingMoves } from "../../../ledger/pending-moves.ts";
import type { Brand } from "../../../platform/brand/brand.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { type Notice, notifyMembers } from "../../inbox/send-message.ts";
import { type Guarantee, GUARANTEES } from "./debt.ts";
import { movesOf, payingOwner, type PayingBrand, refOf, paymentSides } from "./payment-sides.ts";
import { type StatementRow, updatePayments } from "./queries.ts";

interface Settling {
  readonly event: "pay" | "guarantee" | "refuse";
  /** What of the amount the guarantee pays. */
  readonly lacking: bigint;
  readonly dispute?: string;
}

/** Payments of statements in their order, each from what those before it have left, and written together. */
export class Payments {
  readonly #tx: Transaction;
  readonly #brand: PayingBrand;
  readonly #at: Date;
  readonly #moves: PendingMoves;
  readonly #changed: StatementRow[] = [];
  readonly #notices: Notice[] = [];
  #owed = 0n;

  private constructor(tx: Transaction, brand: PayingBrand, at: Date, moves: PendingMoves) {
    this.#tx = tx;
    this.#brand = brand;
    this.#at = at;
    this.#moves = moves;
  }

  /** Call it with these members locked: both sides of the statements, which are locked too. */
  static async load(tx: Transaction, brand: PayingBrand, memberIds: readonly string[], at: Date): Promise<Payments> {
    return new Payments(tx, brand, at, await PendingMoves.load(runIn(tx), memberIds));
  }

  /** What uplines owe the guarantee by these payments, more than before. */
  get owed(): bigint {
    return this.#owed;
  }

  #commissionOf = (id: string): bigint => this.#moves.balanceOf(memberAccount(payingOwner(id, this.#brand), "commission"));
  #debtOf = (id: string, guarantee: Guarantee): bigint =>
    -this.#moves.balanceOf(accountOf(payingOwner(id, this.#brand), "guarantee", guarantee));

  /** What of an amount the commission of the side that pays does not cover. */
  lackingOf(row: StatementRow): bigint {
    const { payer, amount } = paymentSides(row);
    if (payer === null) return 0n;
    const has = this.#commissionOf(payer);
    return has < amount ? amount - has : 0n;
  }

  /** Repays what a member owes the guarantee out of commission, as far as it goes. `ref`: of what asks for it. */
  repay(id: string, ref: string): void {
    for (const guarantee of GUARANTEES) {
      const [owed, has] = [this.#debtOf(id, guarantee), this.#commissionOf(id)];
      if (owed <= 0n) continue;
      const amount = has < owed ? has : owed;
      this.#moves.add(this.#at, [
        { posting: "guarantee-repaid", refs: { guarantee }, owner: payingOwner(id, this.#brand), amount, ref },
      ]);
      this.#owed -= amount;
    }
  }

  /** Moves the amount of a statement in a state in which the event may happen. Answers the statement as it is then. */
  settle(row: StatementRow, { event, lacking, dispute = "" }: Settling): StatementRow {
    const { uplineId, type, amount } = row;
    const { payee } = paymentSides(row);
    this.#moves.add(this.#at, amount === 0n ? [] : movesOf(row, this.#brand, lacking));
    this.#owed += lacking;
    if (amount !== 0n && payee !== null) this.repay(payee, refOf(row));
    if (lacking > 0n && amount > 0n && uplineId !== null && type === "dividend")
      this.#notify(uplineId, "bill_guaranteed", lacking);
    return this.#change({ ...row, state: stateAfter(STATEMENT, event), fromGuarantee: lacking, paidAt: this.#at, dispute });
  }

  /**
   * A dividend of an upline becomes a bill with a deadline. A correction of too much gets one as well: the bill that it corrects is paid
   * before it.
   */
  bill(row: StatementRow, { agents }: Pick<Brand, "agents">): void {
    if (row.uplineId === null) return;
    const dueAt = new Date(this.#at.getTime() + agents.billHours * 3_600_000);
    this.#change({ ...row, state: stateAfter(STATEMENT, "bill"), dueAt });
    if (row.amount > 0n) this.#notify(row.uplineId, "bill_due", row.amount);
  }

  #notify(memberId: string, template: Notice["template"], minor: bigint): void {
    this.#notices.push({ memberId, template, facts: { amount: { minor, currency: this.#brand.currency } } });
  }

  #change(row: StatementRow): StatementRow {
    this.#changed.push(row);
    return row;
  }

  /** Writes it all: the moves, the statements, and the notices. */
  async write(): Promise<void> {
    await this.#moves.write();
    await updatePayments(this.#tx, this.#changed);
    await notifyMembers(this.#tx, this.#notices, this.#at);
  }
}
