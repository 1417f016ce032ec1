import type { PlatformCase } from "../step.ts";
import { bet, end, refused, replayed, rollback, status, unsettle, win, withFields, withoutMove } from "../steps.ts";

const staked = bet("bet", "round", 2);
const won = win("win", "round", "bet", 3);
const ended = end("end", "round", [2, 3]);
const settled = [staked, won, ended];
const undone = unsettle("undo", "round", "end", 3);
const lost = end("right", "round", [2, 0]);

export const unsettles: readonly PlatformCase[] = [
  {
    name: "unsettle-won",
    proves: "a result that was taken back takes its win along, and the round is settled again without one",
    steps: [...settled, undone, lost],
  },
  {
    name: "unsettle-lost",
    proves: "a lost round is opened again, and pays by the right result",
    steps: [staked, end("end", "round", [2, 0]), unsettle("undo", "round", "end", 0), won, end("right", "round", [2, 3])],
  },
  {
    name: "unsettle-twice",
    proves: "a round may be opened again more than once",
    steps: [
      ...settled,
      undone,
      win("more", "round", "bet", 1),
      end("next", "round", [2, 1]),
      unsettle("redo", "round", "next", 1),
      lost,
    ],
  },
  {
    name: "unsettle-replayed",
    proves: "a repeated call gets its first answer, also where the round is settled again",
    steps: [...settled, undone, replayed(undone), lost, replayed(undone)],
  },
  {
    name: "unsettle-second",
    proves: "a second one of the same end under an id of its own moves nothing, also where the round is settled again",
    steps: [
      ...settled,
      undone,
      withoutMove(unsettle("again", "round", "end", 3)),
      lost,
      withoutMove(unsettle("late", "round", "end", 3)),
      refused("round_closed", bet("more", "round", 1)),
    ],
  },
  {
    name: "unsettle-late-end",
    proves: "a repeat of the end that was taken back ends the round no more",
    steps: [...settled, undone, replayed(won), replayed(ended), win("more", "round", "bet", 1)],
  },
  {
    name: "unsettle-other-fields",
    proves: "the same id with another amount is a conflict",
    steps: [...settled, undone, refused("conflict", unsettle("undo", "round", "end", 2))],
  },
  {
    name: "unsettle-other-amount",
    proves: "another sum than that of the wins is a conflict, and the round stays closed",
    steps: [
      ...settled,
      refused("conflict", unsettle("undo", "round", "end", 2)),
      refused("round_closed", bet("late", "round", 1)),
    ],
  },
  {
    name: "unsettle-open",
    proves: "a round that was not ended has no result to take back",
    steps: [staked, won, refused("not_found", undone)],
  },
  {
    name: "unsettle-other-round",
    proves: "an end is of its own round",
    steps: [...settled, bet("second", "elsewhere", 1), refused("not_found", unsettle("undo", "elsewhere", "end", 3))],
  },
  {
    name: "unsettle-void",
    proves: "a void round stays void",
    steps: [staked, end("end", "round", [2, 0], "void"), refused("conflict", unsettle("undo", "round", "end", 0))],
  },
  {
    name: "unsettle-then-rollback",
    proves: "the stake of a round that is open again may be rolled back",
    steps: [...settled, undone, rollback("back", "round", "bet", 2), end("right", "round", [0, 0], "void")],
  },
  {
    name: "unsettle-without-session",
    proves: "it names no session; one that it names is ignored",
    steps: [...settled, withFields(undone, ({ id }) => ({ session: id("session") }))],
  },
  {
    name: "unsettle-together",
    proves: "calls for one end that arrive at once take its win back once",
    steps: [
      ...settled,
      { together: [undone, unsettle("again", "round", "end", 3)], codes: [["ok", "ok"]], change: undone.change },
      lost,
    ],
  },
  {
    name: "unsettle-status",
    proves: "the status of the end and of its win is unsettled, that of the bet and of the call itself applied",
    steps: [
      ...settled,
      undone,
      status("end", "unsettled", ended),
      status("win", "unsettled", won),
      status("bet", "applied", staked),
      status("undo", "applied", undone),
    ],
  },
];
