/** What a handler receives about a change, and how it cancels it. `Reason` is a closed union of each component. */
export interface ChangeDetails<Reason extends string> {
  readonly reason: Reason;
  /** What the person did, where a person did it. */
  readonly event: Event | undefined;
  /** Refuses the change. Counts until the handler returns, or until the promise that it returns is settled. */
  readonly cancel: () => void;
  readonly cancelled: boolean;
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

/** Runs a handler that may be async and goes on at once when it is not. A handler that throws has refused. */
export function ask(
  answer: () => void | Promise<void>,
  details: ChangeDetails<string>,
  proceed: (granted: boolean) => void,
): void {
  let pending: void | Promise<void>;
  try {
    pending = answer();
  } catch (error) {
    reportError(error);
    proceed(false);
    return;
  }
  if (!(pending instanceof Promise)) {
    proceed(!details.cancelled);
    return;
  }
  pending.then(
    () => proceed(!details.cancelled),
    (error: unknown) => {
      reportError(error);
      proceed(false);
    },
  );
}
