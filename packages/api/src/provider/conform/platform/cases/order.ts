import type { PlatformCase } from "../step.ts";
import { bet, end, refused, replayed, rollback, win } from "../steps.ts";

const staked = bet("bet", "round", 2);
const won = win("win", "round", "bet", 3);
const back = rollback("back", "round", "bet", 2);
const all = (label: string) => bet(label, "round", ({ start }) => start);

export const order: readonly PlatformCase[] = [
  {
    name: "together-one-bet",
    proves: "a bet that arrives three times at once is taken once",
    steps: [{ together: [staked, staked, staked], codes: [["ok", "ok", "ok"]], change: -2, once: true }],
  },
  {
    name: "together-one-win",
    proves: "a win that arrives three times at once is paid once",
    steps: [staked, { together: [won, won, won], codes: [["ok", "ok", "ok"]], change: 3, once: true }],
  },
  {
    name: "together-one-rollback",
    proves: "a rollback that arrives three times at once gives the stake back once",
    steps: [staked, { together: [back, back, back], codes: [["ok", "ok", "ok"]], change: 2, once: true }],
  },
  {
    name: "together-two-bets",
    proves: "two bets at once are both taken",
    steps: [{ together: [bet("one", "round", 1), bet("two", "round", 2)], codes: [["ok", "ok"]], change: -3 }],
  },
  {
    name: "together-whole-balance",
    proves: "of two bets of the whole balance at once one is taken",
    steps: [
      {
        together: [all("one"), all("two")],
        codes: [
          ["ok", "insufficient"],
          ["insufficient", "ok"],
        ],
        change: ({ start }) => -start,
      },
      end("end", "round", [({ start }) => start, 0], "void"),
    ],
  },
  {
    name: "together-bet-and-rollback",
    proves: "a bet and its rollback at once leave the balance as it was",
    // A rollback that is refused may be sent again.
    steps: ({ unknownRollback }) =>
      unknownRollback === "accept"
        ? [
            {
              together: [staked, back],
              codes: [
                ["ok", "ok"],
                ["tombstoned", "ok"],
              ],
              change: 0,
            },
          ]
        : [refused("not_found", back), staked, back],
  },
  {
    name: "order-win-first",
    proves: "a win before its bet is refused and not stored: it is paid when it comes again",
    steps: [refused("not_found", won), staked, won],
  },
  {
    name: "order-end-first",
    proves: "an end that names a win before it arrived is a conflict, and accepted afterwards",
    steps: [staked, refused("conflict", end("end", "round", [2, 3])), won, end("end", "round", [2, 3])],
  },
  {
    name: "order-late-replays",
    proves: "replays that arrive after the end of the round get their first answers",
    steps: [staked, won, end("end", "round", [2, 3]), replayed(staked), replayed(won)],
  },
];
