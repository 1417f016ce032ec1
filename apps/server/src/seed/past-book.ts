import { accountOf, memberAccount, type Owner } from "../ledger/account.ts";
import { type Move, sidesOf } from "../ledger/post.ts";
import { GUARANTEES } from "../modules/agents/settlement/debt.ts";
import { seededId } from "./random.ts";
import type { SeedLedger } from "./seed-ledger.ts";

/** Balances while moves of the past are added to a ledger that is posted later, in the order of their times. */
export class PastBook {
  readonly #ledger: SeedLedger;
  readonly #balances = new Map<string, bigint>();

  constructor(ledger: SeedLedger) {
    this.#ledger = ledger;
  }

  #balanceOf = (id: string): bigint => this.#balances.get(id) ?? 0n;

  commissionOf = (owner: Owner): bigint => this.#balanceOf(memberAccount(owner, "commission").id);

  /** Adds moves that share one transaction; those of zero are left out, as the ledger does. */
  post(at: Date, moves: readonly Move[]): void {
    const real = moves.filter(({ amount }) => amount !== 0n);
    const txId = seededId("tx", at.toISOString(), ...real.map(({ posting, ref }) => `${posting} ${ref}`));
    for (const move of real) {
      const { debit, credit } = sidesOf(move);
      this.#balances.set(debit.id, this.#balanceOf(debit.id) - move.amount);
      this.#balances.set(credit.id, this.#balanceOf(credit.id) + move.amount);
      this.#ledger.moves.push({ ...move, at, txId });
    }
  }

  /** Repays what a member owes the guarantee out of commission, as far as it goes. */
  repay(owner: Owner, ref: string, at: Date): void {
    for (const guarantee of GUARANTEES) {
      const owed = -this.#balanceOf(accountOf(owner, "guarantee", guarantee).id);
      const has = this.commissionOf(owner);
      const amount = has < owed ? has : owed;
      if (owed > 0n) this.post(at, [{ posting: "guarantee-repaid", refs: { guarantee }, owner, amount, ref }]);
    }
  }
}
