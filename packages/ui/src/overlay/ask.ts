import type { ChangeDetails } from "./details.ts";

/** Runs a handler that may be async and goes on at once when it is not. A handler that throws cancels the change. */
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
