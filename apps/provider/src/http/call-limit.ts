import type { SessionRecord } from "../rounds/records.ts";

/** Calls that a session may make at once, and those that it may make in each later second: several times what a page makes. */
const AT_ONCE = 120;
const PER_SECOND = 30;

/** Counts the calls of each session, so that no player keeps others waiting. */
export class CallLimit {
  readonly #left = new WeakMap<Pick<SessionRecord, "id">, { calls: number; at: number }>();

  /** Takes one of the session's calls. False when none is left for now. The machine's clock counts: a round's clock may be set. */
  take(session: Pick<SessionRecord, "id">, now = performance.now()): boolean {
    const { calls, at } = this.#left.get(session) ?? { calls: AT_ONCE, at: now };
    const left = Math.min(AT_ONCE, calls + ((now - at) * PER_SECOND) / 1000);
    this.#left.set(session, { calls: left < 1 ? left : left - 1, at: now });
    return left >= 1;
  }
}
