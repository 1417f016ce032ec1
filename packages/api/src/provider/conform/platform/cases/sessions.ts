import type { Moment, PlatformCase, Step } from "../step.ts";
import { balance, bet, refused, replayed, rollback, status, win, withFields } from "../steps.ts";

const session = (token: (moment: Moment) => unknown): Step => ({
  call: "session",
  body: (moment) => ({ token: token(moment), gameCode: moment.seat.game.code }),
  code: "session_expired",
  change: 0,
});
const stranger = (step: Step): Step => withFields(step, (moment) => ({ member: moment.id("member") }));
const otherSession = (step: Step): Step => withFields(step, (moment) => ({ session: moment.id("session") }));
const otherCurrency = (step: Step): Step =>
  withFields(step, ({ seat }) => ({ currency: seat.currency === "USD" ? "EUR" : "USD" }));

const first = bet("first", "round", 2);
const second = bet("second", "round", 1);

export const sessions: readonly PlatformCase[] = [
  { name: "token-used", proves: "a launch token is exchanged once", steps: [session(({ token }) => token)] },
  {
    name: "token-unknown",
    proves: "an unknown launch token opens no session",
    steps: [session(({ id }) => id("token").replaceAll(/[.:]/g, "_").padEnd(40, "0"))],
  },
  {
    name: "token-malformed",
    proves: "a launch token of another form is refused",
    steps: [
      refused(
        "invalid",
        session(() => "short"),
      ),
    ],
  },
  { name: "member-unknown", proves: "a bet of an unknown member is refused", steps: [refused("not_found", stranger(first))] },
  {
    name: "member-unknown-balance",
    proves: "the balance of an unknown member is refused",
    steps: [refused("not_found", stranger(balance))],
  },
  {
    name: "session-unknown",
    proves: "a bet in an unknown session is refused",
    steps: [refused("session_expired", otherSession(first))],
  },
  {
    name: "session-unknown-balance",
    proves: "a balance in an unknown session is refused",
    steps: [refused("session_expired", otherSession(balance))],
  },
  {
    name: "currency-other",
    proves: "a bet in a currency that the member has no account in is refused",
    steps: [refused("not_found", otherCurrency(first))],
  },
  {
    name: "game-other",
    proves: "a bet on another game than that of the session is refused",
    steps: [
      refused(
        "invalid",
        withFields(first, () => ({ gameCode: "no-such-game" })),
      ),
    ],
  },
];

/** Nothing can follow it: the session is over. */
export const signedOut: readonly PlatformCase[] = [
  {
    name: "session-ended",
    proves: "after a sign-out bets are refused, and wins, rollbacks, replays and statuses are answered",
    needs: "signOut",
    steps: [
      first,
      second,
      { act: "signOut" },
      refused("session_expired", bet("third", "round", 1)),
      refused("session_expired", balance),
      replayed(first),
      win("win", "round", "first", 3),
      rollback("back", "round", "second", 1),
      status("first", "applied", first),
    ],
  },
];
