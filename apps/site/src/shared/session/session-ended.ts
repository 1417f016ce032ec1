import { closeSession } from "./session.ts";

const listeners = new Set<() => void>();

/** Calls the listener when the server has ended the session; signing out does not. */
export function onSessionEnded(listener: () => void): void {
  listeners.add(listener);
}

/** The server no longer knows the session. */
export function endSession(): void {
  closeSession();
  for (const listener of listeners) listener();
}
