import { type Clock, waitUntil } from "../clock.ts";

/** Waits for times of the clock that may be brought forward. */
export class Alarms {
  readonly #now: Clock;
  readonly #wakes = new Map<string, AbortController>();

  constructor(now: Clock) {
    this.#now = now;
  }

  /** Settles at this time, or when the id is woken; rejects when the signal ends the wait. */
  async wait(id: string, at: number, signal: AbortSignal): Promise<void> {
    const woken = new AbortController();
    this.#wakes.set(id, woken);
    try {
      await waitUntil(at, this.#now, AbortSignal.any([signal, woken.signal]));
    } catch (error) {
      if (!woken.signal.aborted) throw error;
    } finally {
      this.#wakes.delete(id);
    }
  }

  wake(id: string): void {
    this.#wakes.get(id)?.abort();
  }
}
