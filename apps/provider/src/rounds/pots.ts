import { setTimeout as pause } from "node:timers/promises";
import { toMinor, toMoneyAmount } from "../amounts.ts";
import { POT_SEED, potShare, winsPot } from "../engines/slot/pot.ts";
import type { PotView } from "../play/contract.ts";
import type { Book } from "./book.ts";
import type { PotRecord, RoundPot, RoundRecord } from "./records.ts";

const seedOf = (digits: number): bigint => BigInt(POT_SEED) * 10n ** BigInt(digits);

/** The pots of the vendor, one for each currency. Their records are written in one line with the round that changed them. */
export class Pots {
  readonly #book: Pick<Book, "pot">;
  /** As the last round left them: rounds of several players may be on their way to the disk. */
  readonly #now = new Map<string, PotRecord>();
  #changed = Promise.withResolvers<void>();

  constructor(book: Pick<Book, "pot">) {
    this.#book = book;
  }

  #of(currency: string, digits: number): PotRecord {
    const fresh = { kind: "pot", id: currency, digits, value: toMoneyAmount(seedOf(digits), digits), count: 0, wins: 0 } as const;
    return this.#now.get(currency) ?? this.#book.pot(currency) ?? fresh;
  }

  /** Puts the share of a round in. A round that wins takes all out, its own share too, and the seed goes in again. */
  play(
    { id, member, currency, digits, stake, at }: RoundRecord,
    number: number,
  ): { readonly round: RoundPot; readonly pot: PotRecord } {
    const before = this.#of(currency, digits);
    const share = potShare(toMinor(stake, digits));
    const filled = toMoneyAmount(toMinor(before.value, digits) + share, digits);
    const isWon = winsPot(number, stake, digits);
    const grown = { ...before, value: filled, count: before.count + 1 };
    const emptied = { value: toMoneyAmount(seedOf(digits), digits), wins: before.wins + 1 };
    const pot: PotRecord = isWon ? { ...grown, ...emptied, last: { round: id, member, amount: filled, at } } : grown;
    this.#now.set(currency, pot);
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
    const round = { share: toMoneyAmount(share, digits), number };
    return { round: isWon ? { ...round, won: filled } : round, pot };
  }

  /** What a player sees of the pot. */
  view(member: string, currency: string, digits: number): PotView {
    const { value, count, wins, last } = this.#of(currency, digits);
    const seed = toMoneyAmount(seedOf(digits), digits);
    return { seen: String(count), value, seed, wins, last: last && { amount: last.amount, mine: last.member === member } };
  }

  /** Waits until a pot changes, for so many milliseconds at most. */
  async change(most: number): Promise<void> {
    const timer = new AbortController();
    await Promise.race([this.#changed.promise, pause(most, undefined, { signal: timer.signal }).catch(() => undefined)]);
    timer.abort();
  }
}
