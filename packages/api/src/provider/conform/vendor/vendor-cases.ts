import type { Refusal } from "../../answer.ts";
import {
  betIsResolved,
  betsAreTaken,
  comes,
  idsAreNew,
  isRepeated,
  neverComes,
  noncesAreNew,
  roundsAreFree,
  sessionsAreOpened,
  stakesAreBack,
  stakesAreRight,
} from "./holds.ts";
import type { VendorCase } from "./vendor-case.ts";

/** More than any vendor tries before it gives up. */
const ALWAYS = 1000;

const refusedBet = (code: Refusal): VendorCase => ({
  name: `bet-${code.replaceAll("_", "-")}`,
  proves: `a bet that is refused with ${code} pays nothing`,
  troubles: [{ at: "bet", what: code, times: ALWAYS }],
  holds: [comes("bet"), betsAreTaken(0), neverComes("win")],
});

const doubtfulBet = (name: string, proves: string, what: "lost before" | "lost after" | "error after"): VendorCase => ({
  name,
  proves,
  troubles: [{ at: "bet", what }],
  holds: [betIsResolved, noncesAreNew],
});

/**
 * What a vendor must do. In every case all calls are rightly signed and right, and all rounds are over in the end. A new operation
 * is its rows.
 */
export const VENDOR_CASES: readonly VendorCase[] = [
  { name: "session", proves: "a launch opens one session for its game", holds: [sessionsAreOpened(1)] },
  {
    name: "token-used",
    proves: "a token that was used opens no game",
    usedToken: true,
    holds: [sessionsAreOpened(1), betsAreTaken(1)],
  },
  {
    name: "session-refused",
    proves: "a session that is refused takes no bet",
    troubles: [{ at: "session", what: "maintenance", times: ALWAYS }],
    holds: [comes("session"), neverComes("bet")],
  },
  {
    name: "round",
    proves: "a round takes its stake once, and is ended with the sums of its calls",
    holds: [betsAreTaken(1), stakesAreRight, comes("endRound")],
  },
  {
    name: "round-won",
    proves: "a round that is won is paid and ended",
    untilWon: true,
    holds: [comes("win"), comes("endRound")],
  },
  {
    name: "free-round",
    proves: "a free round takes no stake, its win is paid, and it is ended",
    freeRounds: 100,
    untilWon: true,
    holds: [roundsAreFree, comes("win"), comes("endRound")],
  },
  {
    name: "free-round-once",
    proves: "a free round is not played twice, and no stake is taken in its place",
    freeRounds: 1,
    rounds: 2,
    holds: [roundsAreFree, betsAreTaken(1), comes("endRound")],
  },
  {
    name: "round-yen",
    proves: "amounts of a currency without decimals have none",
    money: "JPY",
    untilWon: true,
    holds: [stakesAreRight, comes("win")],
  },
  {
    name: "round-dinar",
    proves: "amounts of a currency with three decimals have three",
    money: "KWD",
    untilWon: true,
    holds: [stakesAreRight, comes("win")],
  },
  {
    name: "rounds-in-turn",
    proves: "each round and each call has an id of its own",
    rounds: 3,
    holds: [betsAreTaken(3), idsAreNew],
  },
  {
    name: "rounds-together",
    proves: "rounds that are started at once have ids of their own, or are refused by the vendor itself",
    atOnce: 3,
    holds: [comes("endRound"), idsAreNew],
  },
  { name: "nonce", proves: "every call has a nonce of its own", atOnce: 2, holds: [noncesAreNew] },
  refusedBet("insufficient"),
  refusedBet("locked"),
  refusedBet("limit_reached"),
  refusedBet("session_expired"),
  refusedBet("maintenance"),
  doubtfulBet("bet-lost-before", "a bet that never arrived is sent again or rolled back", "lost before"),
  doubtfulBet("bet-lost-after", "a bet whose answer was lost is sent again or rolled back", "lost after"),
  doubtfulBet("bet-error", "a bet that is answered by an error without a code is sent again or rolled back", "error after"),
  {
    name: "bet-never-answered",
    proves: "a bet that is never answered is rolled back",
    troubles: [{ at: "bet", what: "lost after", times: ALWAYS }],
    holds: [comes("rollback"), stakesAreBack, neverComes("win")],
  },
  {
    name: "rollback-lost",
    proves: "a rollback whose answer was lost is sent again under its id",
    troubles: [
      { at: "bet", what: "lost after", times: ALWAYS },
      { at: "rollback", what: "lost after" },
    ],
    holds: [isRepeated("rollback"), noncesAreNew, stakesAreBack],
  },
  {
    name: "win-lost-before",
    proves: "a win that never arrived is sent again under its id",
    troubles: [{ at: "win", what: "lost before" }],
    untilWon: true,
    holds: [isRepeated("win"), noncesAreNew],
  },
  {
    name: "win-lost-after",
    proves: "a win whose answer was lost is sent again under its id",
    troubles: [{ at: "win", what: "lost after" }],
    untilWon: true,
    holds: [isRepeated("win"), noncesAreNew],
  },
  {
    name: "win-error",
    proves: "a win that is answered by errors without a code is sent again until it is answered",
    troubles: [{ at: "win", what: "error after", times: 4 }],
    untilWon: true,
    holds: [isRepeated("win")],
  },
  {
    name: "win-signed-out",
    proves: "a round is paid and ended though the member has left",
    troubles: [{ at: "bet", what: "signed out after", times: ALWAYS }],
    untilWon: true,
    holds: [comes("win"), comes("endRound")],
  },
  {
    name: "end-lost-before",
    proves: "an end of a round that never arrived is sent again under its id",
    troubles: [{ at: "endRound", what: "lost before" }],
    holds: [isRepeated("endRound"), noncesAreNew],
  },
  {
    name: "end-lost-after",
    proves: "an end of a round whose answer was lost is sent again under its id",
    troubles: [{ at: "endRound", what: "lost after" }],
    holds: [isRepeated("endRound")],
  },
];
