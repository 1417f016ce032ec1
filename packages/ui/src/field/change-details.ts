/** What comes with every change of a value: why it happened, what caused it, and a way to refuse it. */
export interface ChangeDetails<Reason extends string = string> {
  readonly reason: Reason;
  /** The DOM event behind the change, where there is one. */
  readonly event: Event | undefined;
  /** Keeps the value as it was. */
  cancel: () => void;
  readonly isCanceled: boolean;
}

/** Makes the details of one change. */
export function changeDetails<Reason extends string>(reason: Reason, event?: Event): ChangeDetails<Reason> {
  let canceled = false;
  return {
    reason,
    event,
    cancel: () => {
      canceled = true;
    },
    get isCanceled() {
      return canceled;
    },
  };
}
