import { useSyncExternalStore } from "react";
import { nextSignIn, SIGN_IN_START, type SignInState, type SignInEvent } from "@baize/domain/identity/session/sign-in";
import { subscribeSession, currentSession } from "./session.ts";

let state: SignInState = SIGN_IN_START;
const listeners = new Set<() => void>();

function set(next: SignInState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
// After signing out, the next sign-in begins at the first step.
subscribeSession(() => {
  if (!currentSession()) set(SIGN_IN_START);
});

/** Applies events to a sign-in, by the specification's table. A finished one is replaced by the next. */
export function advance(...events: readonly SignInEvent[]): void {
  set(events.reduce(nextSignIn, state.at === "done" ? SIGN_IN_START : state));
}

/** The current step of this visit's sign-in. */
export function useSignInProgress(): SignInState {
  return useSyncExternalStore(subscribe, () => state);
}
