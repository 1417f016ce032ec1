import { MOST_CALLS } from "../../../bulk.ts";
import type { PlatformCase, Step } from "../step.ts";
import { bet, bulk, end, refused, replayed, rollback, sent, status, win, withFields } from "../steps.ts";

const first = bet("bet-1", "round-1", 2);
const second = bet("bet-2", "round-2", 1);
const won = win("win-1", "round-1", "bet-1", 3);
const ends = [end("end-1", "round-1", [2, 3]), end("end-2", "round-2", [1, 0])];
const tooMuch = refused(
  "insufficient",
  bet("most", "round-3", ({ balance }) => balance + 1n),
);
const bets = (count: number): Step[] => Array.from({ length: count }, (_, index) => bet(`bet-${index}`, `round-${index}`, 1));
const rollbacks = (count: number): Step[] =>
  Array.from({ length: count }, (_, index) => rollback(`back-${index}`, `round-${index}`, `bet-${index}`, 1));

export const bulks: readonly PlatformCase[] = [
  {
    name: "bulk-bets",
    proves: "several bets in one call are taken one after the other, each with its answer",
    steps: [bulk(first, second, bet("bet-3", "round-1", 1))],
  },
  {
    name: "bulk-whole-rounds",
    proves: "bets, a win and the ends of their rounds may come in one call, in this order",
    steps: [bulk(first, second, won, ...ends), refused("round_closed", bet("late", "round-1", 1))],
  },
  {
    name: "bulk-rollback",
    proves: "a rollback in the same call gives the stake of its bet back",
    steps: [bulk(first, rollback("back", "round-1", "bet-1", 2), end("end", "round-1", [0, 0]))],
  },
  {
    name: "bulk-refused-part",
    proves: "a refusal of one call has its own answer, and stops no other",
    steps: [bulk(first, tooMuch, refused("not_found", win("none", "round-3", "most", 1)), second), status("most", "unknown")],
  },
  {
    name: "bulk-replayed",
    proves: "a repeat of the whole gets the first answer of each call, and moves nothing",
    steps: [bulk(first, tooMuch, won), bulk(replayed(first), tooMuch, replayed(won))],
  },
  {
    name: "bulk-partly-repeated",
    proves: "a call that came by itself before is a repeat, and the others are carried out",
    steps: [first, bulk(replayed(first), second, won), replayed(second)],
  },
  {
    name: "bulk-twice-in-one",
    proves: "the same call twice in one is carried out once",
    steps: [bulk(first, replayed(first), second)],
  },
  {
    name: "bulk-other-fields",
    proves: "the same id with another amount is a conflict, and the others are carried out",
    steps: [first, bulk(refused("conflict", bet("bet-1", "round-1", 3)), second)],
  },
  {
    name: "bulk-nonce-repeated",
    proves: "under a nonce that was used none is carried out",
    steps: [
      sent(bulk(first, second), { nonce: "nonce" }),
      sent(refused("stale", bulk(first, bet("bet-4", "round-4", 1))), { nonce: "nonce" }),
      status("bet-4", "unknown"),
    ],
  },
  {
    name: "bulk-most",
    proves: `${MOST_CALLS} calls may come in one`,
    steps: [bulk(...bets(MOST_CALLS)), bulk(...rollbacks(MOST_CALLS))],
  },
  {
    name: "bulk-too-many",
    proves: "with more calls than that nothing is carried out",
    steps: [refused("invalid", bulk(...bets(MOST_CALLS + 1))), status("bet-0", "unknown")],
  },
  {
    name: "bulk-none",
    proves: "a call without any is invalid",
    steps: [refused("invalid", bulk())],
  },
  {
    name: "bulk-malformed-part",
    proves: "where one is not as the contract says, none is carried out",
    steps: [
      refused(
        "invalid",
        bulk(
          first,
          withFields(second, () => ({ amount: 1 })),
        ),
      ),
      refused("invalid", bulk(first, status("bet-1", "unknown"))),
      status("bet-1", "unknown"),
    ],
  },
  {
    name: "bulk-together",
    proves: "a call that arrives several times at once is carried out once",
    steps: [
      {
        together: [bulk(first, second), bulk(first, second), bulk(second, first)],
        codes: [["ok", "ok", "ok"]],
        change: -3,
      },
      status("bet-1", "applied", first),
      status("bet-2", "applied", second),
    ],
  },
];
