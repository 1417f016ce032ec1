import { SIGNATURE_HEADERS } from "../provider/identity.ts";
import { type Books, roundOf } from "../provider/conform/test-platform/books.ts";
import { VERBS } from "../provider/conform/test-platform/verbs.ts";
import { type Call, fieldsOf, GAME, NOW, signedAnew, TOKEN } from "./broken-platform.ts";
import { BULK_FAULTS } from "./bulk-faults.ts";
import { CREDIT_FAULTS } from "./credit-faults.ts";
import { FREE_ROUND_FAULTS } from "./free-round-faults.ts";
import { POT_FAULTS } from "./pot-faults.ts";
import { type PlatformFault, STATUS_FAULTS } from "./status-faults.ts";
import { RESETTLE_FAULTS } from "./resettle-faults.ts";
import { UNSETTLE_FAULTS } from "./unsettle-faults.ts";

const changed = (call: Call, fields: Record<string, unknown>) =>
  signedAnew(call, JSON.stringify({ ...fieldsOf(call), ...fields }));
const isEnd = (call: Call): boolean => fieldsOf(call)?.["totalBet"] !== undefined;
const takenAgain = (books: Books, id: string) => {
  const bet = books.bets.get(id);
  if (bet?.state === "back") bet.state = "taken";
};

/** What is wrong with a platform, and exactly the cases that must fail. */
export const PLATFORM_FAULTS: readonly PlatformFault[] = [
  [
    "checks no signature",
    { between: (call, next) => next(signedAnew(call)) },
    [
      "signature-missing",
      "signature-wrong-secret",
      "signature-wrong-form",
      "signature-other-body",
      "signature-other-path",
      "signature-other-vendor",
      "timestamp-missing",
      "nonce-missing",
      "timestamp-old",
      "timestamp-ahead",
    ],
  ],
  [
    "checks no timestamp",
    {
      between: (call, next) => {
        const ahead = Number(call.headers[SIGNATURE_HEADERS.timestamp]) - NOW;
        return next(Math.abs(ahead) > 1000 ? signedAnew(call) : call);
      },
    },
    ["timestamp-old", "timestamp-ahead"],
  ],
  [
    "remembers no nonce",
    {
      between: (call, next) => {
        const { [SIGNATURE_HEADERS.nonce]: _, ...headers } = call.headers;
        return next(fieldsOf(call) ? signedAnew({ ...call, headers }) : call);
      },
    },
    ["nonce-repeated", "nonce-of-refused-call", "bulk-nonce-repeated"],
  ],
  [
    "opens a session by a token that was used",
    {
      between: (call, next, { tokens }) => {
        tokens.set(TOKEN, GAME);
        return next(call);
      },
    },
    ["token-used"],
  ],
  [
    "takes every member for its own",
    { between: (call, next, { member }) => next(fieldsOf(call)?.["member"] ? changed(call, { member }) : call) },
    ["member-unknown", "member-unknown-balance", "status-member-unknown", "credit-member-unknown"],
  ],
  [
    "takes any currency",
    { between: (call, next) => next(fieldsOf(call)?.["currency"] === "USD" ? changed(call, { currency: "INR" }) : call) },
    ["currency-other"],
  ],
  [
    "takes bets without a live session",
    { verbs: { bet: (books, request) => VERBS.bet({ ...books, sessions: new Map([[request.session, GAME]]) }, request) } },
    ["session-unknown", "session-ended"],
  ],
  [
    "pays wins in a live session alone",
    { verbs: { win: (books, request) => (books.sessions.size > 0 ? VERBS.win(books, request) : { code: "session_expired" }) } },
    ["session-ended"],
  ],
  [
    "takes a stake above the balance as nothing",
    {
      verbs: {
        bet: (books, request) => {
          const effect = VERBS.bet(books, request);
          return "code" in effect && effect.code === "insufficient" && books.balance > 0n
            ? { change: 0n, note: () => undefined }
            : effect;
        },
      },
    },
    [
      "nonce-of-refused-call",
      "bet-insufficient",
      "bet-refused-then-taken",
      "status-refused-call",
      "bulk-refused-part",
      "bulk-replayed",
    ],
  ],
  [
    "has no limits",
    {
      verbs: {
        bet: (books, request) => VERBS.bet({ ...books, facts: { ...books.facts, minBet: 1n, maxBet: 10n ** 15n } }, request),
      },
    },
    ["bet-below-minimum", "bet-above-maximum"],
  ],
  [
    "leaves the balance out of insufficient",
    {
      between: (call, next) => {
        const answered = next(call);
        return answered.body["code"] === "insufficient" ? { ...answered, body: { code: "insufficient" } } : answered;
      },
    },
    ["nonce-of-refused-call", "bet-insufficient", "bet-refused-then-taken", "status-refused-call"],
  ],
  [
    "refuses fields that it does not know",
    { between: (call, next) => (fieldsOf(call)?.["note"] ? { status: 400, body: { code: "invalid" } } : next(call)) },
    ["bet-unknown-field"],
  ],
  [
    "reads amounts as numbers",
    {
      between: (call, next) => {
        const amount = fieldsOf(call)?.["amount"];
        return next(amount === undefined ? call : changed(call, { amount: Number(amount).toFixed(2) }));
      },
    },
    ["amount-more-digits", "amount-fewer-digits", "amount-number", "amount-exponent", "amount-leading-zero"],
  ],
  [
    "takes the same id with other fields as a repeat",
    {
      between: (call, next) => {
        const answered = next(call);
        const isBet = String(fieldsOf(call)?.["transactionId"]).endsWith(".bet");
        return isBet && answered.body["code"] === "conflict"
          ? { status: 200, body: { code: "ok", balance: "1.00", currency: "INR" } }
          : answered;
      },
    },
    ["bet-other-amount", "bet-other-round", "bet-id-as-win", "bet-id-as-end", "pot-bet-other", "free-round-other"],
  ],
  [
    "takes calls that arrive at once without a lock",
    {
      between: async (call, next, { stored }) => {
        const id = String(fieldsOf(call)?.["transactionId"]);
        const isNew = !stored.has(id);
        await Promise.resolve();
        if (isNew) stored.delete(id);
        return next(call);
      },
    },
    ["credit-together", "together-one-bet", "together-one-win", "together-one-rollback"],
  ],
  [
    "keeps no tombstone",
    {
      between: (call, next, { tombstones }) => {
        tombstones.clear();
        return next(call);
      },
    },
    ["rollback-before-bet", "rollback-before-bet-replayed", "status-tombstoned", "credit-tombstoned", "free-round-tombstone"],
  ],
  [
    "gives a stake back twice",
    {
      verbs: {
        rollback: (books, request) => {
          takenAgain(books, request.betTransactionId);
          return VERBS.rollback(books, request);
        },
      },
    },
    ["rollback-second", "round-void", "free-round-rolled-back", "open-rounds"],
  ],
  [
    "pays on a bet that was rolled back",
    {
      verbs: {
        win: (books, request) => {
          takenAgain(books, request.betTransactionId);
          return VERBS.win(books, request);
        },
      },
    },
    ["win-after-rollback", "pot-rolled-back", "free-round-rolled-back"],
  ],
  [
    "pays a win on no bet",
    {
      verbs: {
        win: (books, request) => {
          const effect = VERBS.win(books, request);
          return "code" in effect && effect.code === "not_found" ? { change: 300n, note: () => undefined } : effect;
        },
      },
    },
    ["win-without-bet", "win-other-round", "win-other-game", "bulk-refused-part", "order-win-first"],
  ],
  [
    "pays above the maximum",
    { verbs: { win: (books, request) => VERBS.win({ ...books, facts: { ...books.facts, maxWin: 10n ** 15n } }, request) } },
    ["win-above-maximum", "status-held"],
  ],
  [
    "opens an ended round for the next bet",
    {
      verbs: {
        bet: (books, request) => {
          roundOf(books, request).ended = false;
          return VERBS.bet(books, request);
        },
      },
    },
    [
      "round-empty",
      "round-rolled-back",
      "round-closed-to-bets",
      "unsettle-second",
      "unsettle-other-amount",
      "resettle-less",
      "resettle-lost",
      "resettle-above-maximum",
      "bulk-whole-rounds",
    ],
  ],
  [
    "closes a round whatever its sums are",
    {
      verbs: {
        endRound: (books, request) => {
          const effect = VERBS.endRound(books, request);
          return "code" in effect && effect.code === "conflict" ? { change: 0n, note: () => undefined } : effect;
        },
      },
    },
    ["round-other-stake", "round-other-win", "round-void-above-stake", "order-end-first"],
  ],
  [
    "keeps one coin of a void round",
    {
      verbs: {
        endRound: (books, request) => {
          const effect = VERBS.endRound(books, request);
          return "code" in effect || effect.change === 0n ? effect : { ...effect, change: effect.change - 1n };
        },
      },
    },
    [
      "round-void-to-wins",
      "round-void",
      "round-void-reason",
      "round-void-after-win",
      "unsettle-void",
      "resettle-void",
      "status-void",
      "pot-void",
      "together-whole-balance",
    ],
  ],
  [
    "takes any reason of a round's end",
    {
      between: (call, next) =>
        next(fieldsOf(call)?.["reason"] !== undefined && isEnd(call) ? changed(call, { reason: undefined }) : call),
    },
    ["round-void-reason", "round-void-reason-form", "round-reason-without-void"],
  ],
  [
    "takes any question about open rounds",
    {
      between: (call, next) =>
        next(fieldsOf(call)?.["hours"] === undefined ? call : changed(call, { hours: 1, cursor: undefined })),
    },
    ["open-rounds-hours", "open-rounds-other-cursor"],
  ],
  ...UNSETTLE_FAULTS,
  ...RESETTLE_FAULTS,
  ...STATUS_FAULTS,
  ...CREDIT_FAULTS,
  ...POT_FAULTS,
  ...FREE_ROUND_FAULTS,
  ...BULK_FAULTS,
];
