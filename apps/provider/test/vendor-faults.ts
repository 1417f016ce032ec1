import { VENDOR_CASES } from "@baize/api/provider/conform/vendor/vendor-cases";
import { asTaken, type Sent, type VendorFault } from "./broken-vendor.ts";

const twoDigits = (amount: unknown) => (typeof amount === "string" ? Number(amount).toFixed(2) : amount);
/** The body with other amounts. */
const withAmounts = ({ body }: Sent, names: RegExp, change: (amount: unknown) => unknown) =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, names.test(name) ? change(value) : value]));
const twice = (amount: unknown) => {
  const [whole = "", part] = String(amount).split(".");
  return part === undefined ? String(Number(whole) * 2) : `${Number(whole) * 2}.${part}`;
};
const STAKES: Readonly<Record<string, RegExp>> = { bet: /^amount$/, rollback: /^amount$/, "end-round": /^totalBet$/ };
const LOST = ["bet-lost-before", "bet-lost-after", "bet-error", "bet-never-answered", "rollback-lost"];
const UNANSWERED = [...LOST, "win-lost-before", "win-lost-after", "win-error", "end-lost-before", "end-lost-after"];
const named = (...names: string[]) => VENDOR_CASES.filter(({ name }) => names.includes(name));

let listed: unknown[] = [];
let isOver = false;
/** The free rounds that were listed last, where none are any more. */
function leftOnce(items: unknown): unknown[] {
  isOver = !Array.isArray(items) || items.length === 0;
  if (Array.isArray(items) && !isOver) listed = items;
  return listed;
}

const withStake = (body: Sent["body"]) => ({ ...body, amount: "5.00", campaign: undefined });

let attempts = 0;
let seat: object | undefined;

interface Row {
  readonly fault: VendorFault;
  /** The cases that are run; all where it is left out. */
  readonly cases?: typeof VENDOR_CASES;
  readonly fails: readonly string[];
}

/** What is wrong with a vendor, and exactly the cases that must fail. */
export const VENDOR_FAULTS: Readonly<Record<string, Row>> = {
  "signs with another secret": {
    fault: { secret: "another-secret" },
    fails: VENDOR_CASES.filter(({ freeRounds }) => freeRounds === undefined).map(({ name }) => name),
  },
  "has one nonce for all calls": {
    fault: { nonce: "the-same-nonce-every-time" },
    cases: named("session-refused", "round", "nonce"),
    fails: ["round", "nonce"],
  },
  "makes a new id for every attempt": {
    fault: {
      send: ({ body, again }) => {
        attempts += 1;
        return again ? { ...body, transactionId: `${String(body["transactionId"])}.${attempts}` } : body;
      },
    },
    fails: UNANSWERED,
  },
  "gives a call up whose answer was lost": {
    fault: { instead: ({ again }) => (again ? asTaken() : undefined) },
    fails: UNANSWERED,
  },
  "rolls nothing back": {
    fault: { instead: ({ operation }) => (operation === "rollback" ? asTaken() : undefined) },
    fails: ["bet-never-answered", "rollback-lost"],
  },
  "drops the round of a member who has left": {
    fault: {
      instead: ({ operation }, { scene }) =>
        operation !== "session" && operation !== "bet" && scene?.platform.books.sessions.size === 0 ? asTaken() : undefined,
    },
    cases: named("bet-locked", "win-error", "win-signed-out"),
    fails: ["win-signed-out"],
  },
  "writes every amount with two digits": {
    fault: { send: (call) => withAmounts(call, /^(amount|total)/, twoDigits) },
    fails: ["round-yen", "round-dinar"],
  },
  "stakes twice what the player chose": {
    fault: { send: (call) => withAmounts(call, STAKES[call.operation] ?? /^$/, twice) },
    fails: ["round", "round-yen", "round-dinar"],
  },
  "takes a refused bet for taken": {
    fault: { read: ({ operation }, answer) => (operation === "bet" && answer["code"] !== undefined ? asTaken() : answer) },
    fails: ["bet-insufficient", "bet-locked", "bet-limit-reached", "bet-session-expired", "bet-maintenance"],
  },
  "plays on without a session": {
    fault: {
      read: ({ operation }, answer) => {
        if (operation !== "session") return answer;
        if (answer["code"] === "ok") seat = answer;
        return seat ?? answer;
      },
    },
    fails: ["token-used", "session-refused"],
  },
  "never ends a round": {
    fault: { instead: ({ operation }) => (operation === "end-round" ? asTaken() : undefined) },
    cases: named("session", "round", "bet-locked"),
    fails: ["session", "round"],
  },
  "has one id for all rounds": {
    fault: {
      send: ({ body }) => ("roundId" in body ? { ...body, roundId: "the-same-round" } : body),
      instead: ({ operation }) => (operation === "end-round" ? asTaken() : undefined),
    },
    cases: named("rounds-in-turn", "bet-locked"),
    fails: ["rounds-in-turn"],
  },
};

/** What is wrong with a vendor that plays free rounds, and which of their cases must fail. */
export const FREE_ROUND_FAULTS: Readonly<Record<string, Pick<Row, "fault" | "fails">>> = {
  "takes a stake for a free round": {
    fault: { send: ({ operation, body }) => (operation === "bet" ? withStake(body) : body) },
    fails: ["free-round", "free-round-once"],
  },
  "takes a stake where no free round is left": {
    fault: {
      read: ({ operation }, answer) => (operation === "free-rounds" ? { ...answer, items: leftOnce(answer["items"]) } : answer),
      send: ({ operation, body }) => (operation === "bet" && isOver ? withStake(body) : body),
    },
    fails: ["free-round-once"],
  },
  "never ends a free round": {
    fault: { instead: ({ operation }) => (operation === "end-round" ? asTaken() : undefined) },
    fails: ["free-round", "free-round-once"],
  },
};
