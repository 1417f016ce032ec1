import { closeSession } from "./session.ts";

const listeners = new Set<() => void>();

/** Calls the listener whenever the server has ended the session; a person who signs out ends it otherwise. */
export function onSessionEnded(listener: () => void): void {
  listeners.add(listener);
}

/** The server no longer knows the session. */
export function endSession(): void {
  closeSession();
  for (const listener of listeners) listener();
}
