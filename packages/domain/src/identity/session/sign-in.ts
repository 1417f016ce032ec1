import type { PasswordChangeReason } from "./password-change.ts";

/**
 * The state of a sign-in. `asking` with `captcha`: the next try must answer one. `loading`: login and member info are
 * fetched. `welcoming`: the after-login modal, then, for a first sign-in, the first-login action.
 */
export type SignInState =
  | { at: "asking"; captcha: boolean }
  | { at: "submitting"; captcha: boolean }
  | { at: "changing"; reason: PasswordChangeReason; firstTimeLogin: boolean }
  | { at: "loading"; firstTimeLogin: boolean }
  | { at: "welcoming"; step: "after_login" | "first_login"; firstTimeLogin: boolean }
  | { at: "done"; goTo: "stay" | "home" };

export type SignInEvent =
  | { type: "submit" }
  | { type: "refused"; captcha: boolean }
  | { type: "accepted"; passwordChange: PasswordChangeReason | null; firstTimeLogin: boolean }
  | { type: "password_changed" }
  | { type: "loaded" }
  | { type: "load_failed" }
  | { type: "closed" }
  | { type: "cancel" };

export const SIGN_IN_START: SignInState = { at: "asking", captcha: false };

/** The next state; the same object when the event means nothing here, so that a late answer changes nothing. */
export function nextSignIn(state: SignInState, event: SignInEvent): SignInState {
  if (event.type === "cancel") return state.at === "done" ? state : SIGN_IN_START;
  switch (state.at) {
    case "asking":
      return event.type === "submit" ? { at: "submitting", captcha: state.captcha } : state;
    case "submitting":
      return answered(state, event);
    case "changing":
      // The specification: logged-in state is set, and the person goes home.
      return event.type === "password_changed" ? { at: "done", goTo: "home" } : state;
    case "loading":
      return loaded(state, event);
    case "welcoming":
      return event.type === "closed" ? afterWelcome(state) : state;
    default:
      return state;
  }
}

function answered(state: SignInState & { at: "submitting" }, event: SignInEvent): SignInState {
  // Once asked for, the captcha stays until the sign-in succeeds.
  if (event.type === "refused") return { at: "asking", captcha: state.captcha || event.captcha };
  if (event.type !== "accepted") return state;
  const { passwordChange: reason, firstTimeLogin } = event;
  return reason ? { at: "changing", reason, firstTimeLogin } : { at: "loading", firstTimeLogin };
}

function loaded(state: SignInState & { at: "loading" }, event: SignInEvent): SignInState {
  if (event.type === "load_failed") return { at: "asking", captcha: false };
  return event.type === "loaded" ? { at: "welcoming", step: "after_login", firstTimeLogin: state.firstTimeLogin } : state;
}

function afterWelcome(state: SignInState & { at: "welcoming" }): SignInState {
  if (state.step === "after_login" && state.firstTimeLogin) return { ...state, step: "first_login" };
  return { at: "done", goTo: "stay" };
}
