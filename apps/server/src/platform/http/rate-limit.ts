import type { RateClass } from "@baize/api/contract/endpoint";
import type { Database } from "../database/database.ts";
import { fault } from "./fault.ts";
import { type Allowance, takeTokens } from "./rate-buckets.ts";

/** `unsigned`: calls of vendors and payment adapters that were not signed. */
type Class = RateClass | "unsigned";

/** Per address and class. Generous for reads, because many players share one address behind a mobile network's NAT. */
const ALLOWANCE: Record<Class, Allowance> = {
  open: { burst: 240, perSecond: 20 },
  read: { burst: 120, perSecond: 10 },
  write: { burst: 40, perSecond: 2 },
  auth: { burst: 20, perSecond: 0.5 },
  captcha: { burst: 6, perSecond: 1 },
  play: { burst: 20, perSecond: 1 },
  unsigned: { burst: 40, perSecond: 1 },
};
/** The part of a burst that one server takes at once, so that most calls send no query. */
const SHARE = 8;
/** Unspent tokens are dropped after this many ms: the bucket has refilled meanwhile. */
const KEPT_MS = 10_000;
const MOST_KEYS = 50_000;

interface Taken {
  tokens: number;
  /** Epoch ms: until then the tokens may be spent. */
  until: number;
  /** Epoch ms: until then the bucket is known to be empty. */
  emptyUntil: number;
}

/**
 * Token buckets in the database, shared by all replicas. A server takes tokens in small shares and spends them from memory; all
 * servers together never spend more than the bucket gives.
 */
export class RateLimiter {
  readonly #db: Database;
  readonly #taken = new Map<string, Taken>();
  readonly #asked = new Map<string, Promise<void>>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Throws `rate.limited` when `who` has used up the class. */
  async take(who: string, rate: Class, now: Date): Promise<void> {
    const key = `${rate} ${who}`;
    const at = now.getTime();
    for (;;) {
      const taken = this.#taken.get(key);
      if (taken && taken.tokens > 0 && taken.until > at) {
        taken.tokens -= 1;
        return;
      }
      this.refuseEmpty(who, rate, now);
      // Concurrent calls share one query.
      const asked = this.#asked.get(key) ?? this.#ask(key, ALLOWANCE[rate], now).finally(() => this.#asked.delete(key));
      this.#asked.set(key, asked);
      await asked;
    }
  }

  /** Throws `rate.limited` while the bucket is known here to be empty. Takes and asks nothing. */
  refuseEmpty(who: string, rate: Class, now: Date): void {
    const left = (this.#taken.get(`${rate} ${who}`)?.emptyUntil ?? 0) - now.getTime();
    if (left > 0) throw fault("rate.limited", { retryAfter: Math.ceil(left / 1000) });
  }

  async #ask(key: string, allowance: Allowance, now: Date): Promise<void> {
    const at = now.getTime();
    const tokens = await takeTokens(this.#db, key, allowance, Math.max(1, Math.floor(allowance.burst / SHARE)), now);
    const emptyUntil = tokens > 0 ? 0 : at + 1000 / allowance.perSecond;
    this.#keep(key, { tokens, until: at + KEPT_MS, emptyUntil });
  }

  #keep(key: string, taken: Taken): void {
    // Set anew, so that the map's order is by last use and the front is the oldest.
    this.#taken.delete(key);
    this.#taken.set(key, taken);
    if (this.#taken.size <= MOST_KEYS) return;
    const oldest = this.#taken.keys().next().value;
    if (oldest !== undefined) this.#taken.delete(oldest);
  }
}
