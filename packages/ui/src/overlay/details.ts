/** The details of a change, and a way to cancel it. `Reason` is a closed union of each component. */
export interface ChangeDetails<Reason extends string> {
  /** Why it changed. */
  readonly reason: Reason;
  /** The event of the person, if a person caused the change. */
  readonly event: Event | undefined;
  /** Refuses the change. Counts until the handler returns, or until the promise that it returns is settled. */
  readonly cancel: () => void;
  /** Whether a handler has refused it. */
  readonly cancelled: boolean;
}

/** Calls a handler with a change; false where it refused it. */
export function isAccepted<Value, Reason extends string>(
  handler: ((value: Value, details: ChangeDetails<Reason>) => void) | undefined,
  value: Value,
  details: ChangeDetails<Reason>,
): boolean {
  handler?.(value, details);
  return !details.cancelled;
}

export function changeDetails<Reason extends string>(reason: Reason, event?: Event): ChangeDetails<Reason> {
  let cancelled = false;
  return {
    reason,
    event,
    cancel: () => {
      cancelled = true;
    },
    get cancelled() {
      return cancelled;
    },
  };
}
