import type { RateClass } from "@baize/api/contract/endpoint";
import { fault } from "./fault.ts";

interface Bucket {
  tokens: number;
  at: number;
}
interface Allowance {
  /** Calls that may come at once. */
  readonly burst: number;
  readonly perSecond: number;
}

/** Per address and class. Generous for reading, because many players share one address behind a carrier's NAT. */
const ALLOWANCE: Record<RateClass, Allowance> = {
  open: { burst: 240, perSecond: 20 },
  read: { burst: 120, perSecond: 10 },
  write: { burst: 40, perSecond: 2 },
  auth: { burst: 20, perSecond: 0.5 },
  captcha: { burst: 6, perSecond: 1 },
  play: { burst: 20, perSecond: 1 },
};
const MOST_BUCKETS = 50_000;

/**
 * Token buckets in memory: a first wall that costs nothing. What must hold across replicas and restarts (guesses at
 * passwords) is counted in the database.
 */
export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>();

  /** Throws `rate.limited` when `who` has used up the class. */
  take(who: string, rate: RateClass, now: number): void {
    const { burst, perSecond } = ALLOWANCE[rate];
    const key = `${rate} ${who}`;
    const bucket = this.#buckets.get(key) ?? { tokens: burst, at: now };
    const tokens = Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * perSecond);
    if (tokens < 1) throw fault("rate.limited", { retryAfter: Math.ceil((1 - tokens) / perSecond) });
    // Set anew, so that the map's order is by last use and the front is the oldest.
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: tokens - 1, at: now });
    this.#forgetOldest();
  }

  #forgetOldest(): void {
    if (this.#buckets.size <= MOST_BUCKETS) return;
    const oldest = this.#buckets.keys().next().value;
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
