import type { PlatformCase } from "../step.ts";
import { bet, end, refused, replayed, resettle, rollback, status, unsettle, win, withFields } from "../steps.ts";

const staked = bet("bet", "round", 2);
const won = win("win", "round", "bet", 3);
const ended = end("end", "round", [2, 3]);
const settled = [staked, won, ended];
const of = { end: "end", was: 3, staked: 2 } as const;
const less = resettle("right", "round", { ...of, wins: [["less", "bet", 1]] });
const lost = resettle("right", "round", { ...of, wins: [] });

export const resettles: readonly PlatformCase[] = [
  {
    name: "resettle-less",
    proves: "a smaller win takes the place of the wrong one in one call, and the round is closed",
    steps: [...settled, less, refused("round_closed", bet("late", "round", 1))],
  },
  {
    name: "resettle-lost",
    proves: "a round that was won by mistake is lost, without a win",
    steps: [...settled, lost, refused("round_closed", bet("late", "round", 1))],
  },
  {
    name: "resettle-won",
    proves: "a lost round is paid by the right result, and the answer has the reference of a move",
    steps: [
      staked,
      end("end", "round", [2, 0]),
      { ...resettle("right", "round", { ...of, was: 0, wins: [["more", "bet", 3]] }), hasReference: true },
    ],
  },
  {
    name: "resettle-several",
    proves: "the right result may have several wins, on several bets",
    steps: [
      staked,
      bet("second", "round", 1),
      end("end", "round", [3, 0]),
      resettle("right", "round", {
        end: "end",
        was: 0,
        staked: 3,
        wins: [
          ["one", "bet", 1],
          ["two", "second", 2],
          ["three", "bet", 3],
        ],
      }),
    ],
  },
  {
    name: "resettle-again",
    proves: "a result that is wrong again is corrected by its own end",
    steps: [
      ...settled,
      less,
      refused("conflict", resettle("next", "round", { ...of, wins: [["more", "bet", 4]] })),
      resettle("next", "round", { end: "right", was: 1, staked: 2, wins: [["more", "bet", 4]] }),
    ],
  },
  {
    name: "resettle-second",
    proves: "a second one of the same end under an id of its own is a conflict, also where the sums are the same",
    steps: [
      ...settled,
      resettle("right", "round", { ...of, wins: [["same", "bet", 3]] }),
      refused("conflict", resettle("other", "round", { ...of, wins: [["third", "bet", 3]] })),
    ],
  },
  {
    name: "resettle-unsettle",
    proves: "a result that was corrected is taken back by its own end, and the round is open again",
    steps: [...settled, less, unsettle("undo", "round", "right", 1), end("next", "round", [2, 0])],
  },
  {
    name: "resettle-after-unsettle",
    proves: "an end that was taken back before is a conflict, and its round stays as it is",
    steps: [
      ...settled,
      unsettle("undo", "round", "end", 3),
      refused("conflict", less),
      win("more", "round", "bet", 1),
      end("next", "round", [2, 1]),
      refused("conflict", less),
    ],
  },
  {
    name: "resettle-replayed",
    proves: "a repeated call gets its first answer, and pays nothing again",
    steps: [...settled, less, replayed(less), bet("other", "elsewhere", 1), replayed(less)],
  },
  {
    name: "resettle-win-stored",
    proves: "a win that was part of the call is stored under its own id",
    steps: [...settled, less, refused("conflict", win("less", "round", "bet", 2))],
  },
  {
    name: "resettle-other-fields",
    proves: "the same id with another win is a conflict",
    steps: [...settled, less, refused("conflict", resettle("right", "round", { ...of, wins: [["less", "bet", 2]] }))],
  },
  {
    name: "resettle-other-amount",
    proves: "another sum than that of the wrong wins is a conflict",
    steps: [...settled, refused("conflict", resettle("right", "round", { ...of, was: 2, wins: [["less", "bet", 1]] })), less],
  },
  {
    name: "resettle-other-sums",
    proves: "totals that are not those of the right result are a conflict, and the wrong one stays",
    steps: [
      ...settled,
      refused(
        "conflict",
        withFields(less, ({ text, unit }) => ({ totalWin: text(unit * 2n) })),
      ),
      refused("conflict", resettle("right", "round", { ...of, staked: 1, wins: [["less", "bet", 1]] })),
      status("end", "applied", ended),
      less,
    ],
  },
  {
    name: "resettle-without-bet",
    proves: "a win on a bet that is not of the round is refused, and nothing of the call is done",
    steps: [
      ...settled,
      bet("other", "elsewhere", 1),
      refused(
        "not_found",
        resettle("right", "round", {
          ...of,
          wins: [
            ["less", "bet", 1],
            ["none", "other", 1],
          ],
        }),
      ),
      status("less", "unknown"),
      status("win", "applied", won),
      less,
    ],
  },
  {
    name: "resettle-rolled-back",
    proves: "a win on a bet that was rolled back is refused, and nothing of the call is done",
    steps: [
      staked,
      bet("second", "round", 1),
      rollback("back", "round", "second", 1),
      end("end", "round", [2, 0]),
      refused("already_rolled_back", resettle("right", "round", { ...of, was: 0, wins: [["less", "second", 1]] })),
    ],
  },
  {
    name: "resettle-used-win",
    proves: "the right result pays no win of the wrong one: its id was used",
    steps: [...settled, refused("conflict", resettle("right", "round", { ...of, wins: [["win", "bet", 3]] })), less],
  },
  {
    name: "resettle-ids",
    proves: "each win of a call has an id of its own, and none has that of the call",
    steps: [
      ...settled,
      refused(
        "invalid",
        resettle("right", "round", {
          ...of,
          wins: [
            ["less", "bet", 1],
            ["less", "bet", 1],
          ],
        }),
      ),
      refused("invalid", resettle("right", "round", { ...of, wins: [["right", "bet", 1]] })),
    ],
  },
  {
    name: "resettle-open",
    proves: "a round that was not ended has no result to correct",
    steps: [staked, won, refused("not_found", less)],
  },
  {
    name: "resettle-void",
    proves: "a void round stays void",
    steps: [
      staked,
      end("end", "round", [2, 0], "void"),
      refused("conflict", resettle("right", "round", { ...of, was: 0, wins: [["less", "bet", 1]] })),
    ],
  },
  {
    name: "resettle-above-maximum",
    proves: "a win above the maximum is held, and the round is closed",
    needs: "maxWin",
    steps: [
      ...settled,
      {
        ...resettle("right", "round", { ...of, wins: [["most", "bet", ({ maxWin }) => (maxWin ?? 0n) + 1n]] }),
        change: -3,
      },
      status(
        "most",
        "held",
        win("most", "round", "bet", ({ maxWin }) => (maxWin ?? 0n) + 1n),
      ),
      refused("round_closed", bet("late", "round", 1)),
    ],
  },
  {
    name: "resettle-together",
    proves: "of two corrections of one end that arrive at once, one is carried out",
    steps: [
      ...settled,
      {
        together: [less, resettle("other", "round", { ...of, wins: [["equal", "bet", 1]] })],
        codes: [
          ["ok", "conflict"],
          ["conflict", "ok"],
        ],
        change: less.change,
      },
    ],
  },
  {
    name: "resettle-status",
    proves: "the status of the wrong end and of its win is unsettled, that of the call and of its win applied",
    steps: [
      ...settled,
      less,
      status("end", "unsettled", ended),
      status("win", "unsettled", won),
      status("right", "applied", less),
      status("less", "applied", win("less", "round", "bet", 1)),
    ],
  },
];
