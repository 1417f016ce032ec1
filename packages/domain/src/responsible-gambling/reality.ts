const MINUTE = 60_000;

interface SessionClock {
  /** Epoch milliseconds by the server's clock. */
  readonly startedAt: number;
  readonly asOf: number;
  readonly realityMinutes: number | null;
}

/** Milliseconds from `asOf` to the next reality check: each falls on a whole multiple of its minutes; null where none is wished. */
export function untilReminder({ startedAt, asOf, realityMinutes }: SessionClock): number | null {
  if (realityMinutes === null) return null;
  const every = realityMinutes * MINUTE;
  const passed = (((asOf - startedAt) % every) + every) % every;
  return every - passed;
}

/** Whole minutes that a session has lasted, `later` milliseconds after it was asked. */
export const minutesIn = ({ startedAt, asOf }: Pick<SessionClock, "startedAt" | "asOf">, later = 0): number =>
  Math.max(0, Math.floor((asOf - startedAt + later) / MINUTE));
